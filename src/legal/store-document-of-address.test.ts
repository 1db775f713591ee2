import { storeDocumentOfAddress } from './store-document-of-address';

/** @returns the name that is stored for an address of the page */
function storedFor(query: string): string | null {
  document.documentElement.removeAttribute('data-tab');
  window.history.pushState(null, '', `/legal${query}`);
  storeDocumentOfAddress({
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
])('stores the name of %s', (_what, query, name) => {
  expect(storedFor(query)).toBe(name);
});

it('stores no name when all documents are to be printed', () => {
  expect(storedFor('?print=all')).toBeNull();
});
