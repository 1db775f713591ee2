import { wordsIn } from './words';

it.each([
  ['A non-bank’s 2nd offer, in Q1.', 'A non bank’s offer in'],
  ['Write to hello@expatbankbrief.example or see https://www.fdic.gov/a-b?c.', 'Write to or see'],
  ['legal/terms.mdx, site.yaml and /legal?tab=privacy', 'and'],
  ['Zürich: naïve "don\'t"', "Zürich naïve don't"],
  ['', ''],
])('finds the words of "%s"', (text, words) => {
  expect(
    wordsIn(text)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(words);
});

it('returns the offset of each word', () => {
  expect(wordsIn('see a.com now')).toEqual([
    { word: 'see', index: 0 },
    { word: 'now', index: 10 },
  ]);
});
