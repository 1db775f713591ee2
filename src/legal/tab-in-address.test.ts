import { firstTabScript, tabInAddress } from './tab-in-address';

const tabs = ['terms', 'privacy', 'cookie', 'disclaimer'];

const cases: [search: string, tab: string][] = [
  ['?tab=terms', 'terms'],
  ['?tab=privacy', 'privacy'],
  ['?tab=cookie', 'cookie'],
  ['?tab=disclaimer', 'disclaimer'],
  ['?from=mail&tab=cookie', 'cookie'],
  ['?tab=%70rivacy', 'privacy'],
  ['', 'terms'],
  ['?', 'terms'],
  ['?tab', 'terms'],
  ['?tab=', 'terms'],
  ['?tab=cookies', 'terms'],
  ['?tab=Privacy', 'terms'],
  ['?TAB=privacy', 'terms'],
  ['?tab=+privacy', 'terms'],
  ['?tab=privacy%00', 'terms'],
  ['?tab=__proto__', 'terms'],
  ['?tab=constructor', 'terms'],
  ['?tab=0', 'terms'],
  ['?tab=%E0%A4%A', 'terms'],
  ['?tab=%', 'terms'],
  ['?tab=privacy&tab=cookie', 'privacy'],
  ['?tab=unknown&tab=cookie', 'terms'],
  ['?tab=%3Cscript%3E', 'terms'],
];

it.each(cases)('reads from the query %p the tab %s', (search, tab) => {
  expect(tabInAddress(search, tabs)).toBe(tab);
});

it('defaults to the first tab, and to an empty name without tabs', () => {
  expect(tabInAddress('', ['privacy', 'terms'])).toBe('privacy');
  expect(tabInAddress('?tab=terms', [])).toBe('');
});

it.each(cases)('sets by the inline script for %p the tab %s', (search, tab) => {
  window.history.replaceState(null, '', `/legal${search}`);
  document.documentElement.removeAttribute('data-tab');
  new Function(firstTabScript(tabs))();
  expect(document.documentElement).toHaveAttribute('data-tab', tab);
});
