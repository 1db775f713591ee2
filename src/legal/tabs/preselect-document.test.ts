import { preselectDocument } from './preselect-document';

/** @returns the name of the document that an address of the page preselects; null for none */
function preselectedBy(query: string): string | null {
  document.documentElement.removeAttribute('data-tab');
  window.history.pushState(null, '', `/legal${query}`);
  preselectDocument({
    names: ['terms', 'privacy'],
    attribute: 'data-tab',
    tabParameter: 'tab',
    printParameter: 'print',
    printAll: 'all',
  });
  return document.documentElement.getAttribute('data-tab');
}

it.each([
  ['the document in the address', '?tab=privacy', 'privacy'],
  ['the first document without a query', '', 'terms'],
  ['the first document for an unknown name', '?tab=Privacy', 'terms'],
])('preselects %s', (_what, query, name) => {
  expect(preselectedBy(query)).toBe(name);
});

it('preselects no document when all are to be printed', () => {
  expect(preselectedBy('?print=all')).toBeNull();
});
