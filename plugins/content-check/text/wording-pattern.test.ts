import { wordingPattern, normalizeForSearch } from './wording-pattern';

/** Whether the pattern of a wording finds it in a text. */
const has = (wording: string, text: string) => wordingPattern([wording]).test(normalizeForSearch(text));

it.each([
  ['tailored', 'Untailored'],
  ['tailored', 'tailoreds'],
  ['tailored', 'ütailored'],
  ['$250,000', '$250,000,000'],
  ['$250,000', '1$250,000.50'],
  ['best ... bank', 'the best way: ask a bank'],
  ['best ... bank', 'the best of all these banks'],
  ['best ... bank', 'the best of all our bank'],
  ['risk-free', 'risk, free'],
])('does not find "%s" in "%s"', (wording, text) => {
  expect(has(wording, text)).toBe(false);
});

it.each([
  ['tailored', 'It is TAILORED, really.'],
  ['guarant*', 'guaranties'],
  ['guarant*', 'guarant'],
  ['best ... bank', 'best bank'],
  ['best ... bank', 'the best American online bank'],
  ['best ... bank', 'the "best" (US) bank'],
  ['risk-free', 'risk free, riskfree, risk-free'],
  ['risk-free', 'risk\n  free'],
  ['100% safe', '100 percent safe'],
  ['100 percent safe', '100% safe'],
  ["relative's address", 'a relative’s address'],
  ['$250,000', 'up to $250,000.'],
  ['a+b (c)', 'A+B (C)'],
  ['straße', 'STRAßE'],
])('finds "%s" in "%s"', (wording, text) => {
  expect(has(wording, text)).toBe(true);
});

it('finds exceptions as the first group, and nothing inside them', () => {
  const pattern = wordingPattern(['guarantee*'], ['no guarantee*', 'not guarantee*']);
  const text = 'No guarantees. We do not guarantee it. We guarantee it.';
  const claims = [...normalizeForSearch(text).matchAll(pattern)].filter(([, denial]) => denial === undefined);
  expect(claims.map(({ index }) => index)).toEqual([text.lastIndexOf('guarantee')]);
});

it('keeps the offset of each character when it normalizes a text', () => {
  for (const text of ['İstanbul ’s', '“A” \u00A0 b', '𐐀 K']) {
    expect(normalizeForSearch(text)).toHaveLength(text.length);
  }
});
