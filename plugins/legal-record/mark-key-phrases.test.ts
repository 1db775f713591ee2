import { markKeyPhrases } from './mark-key-phrases';

const SUMMARY = 'We don’t sell your details. You can leave within 10\u00a0days, at no cost.';

/** @returns what is marked, after making sure that the text is the same */
function markedIn(...keyPhrases: string[]): (string | undefined)[] {
  const html = markKeyPhrases({ summary: SUMMARY, keyPhrases });
  expect(html.replace(/<\/?mark>/g, '')).toBe(SUMMARY);
  return Array.from(html.matchAll(/<mark>(.*?)<\/mark>/g), ([, marked]) => marked);
}

it("marks each phrase and doesn't change the text", () => {
  expect(markedIn('at no cost', 'You can leave')).toEqual(['You can leave', 'at no cost']);
});

it.each([
  ['an apostrophe', "don't sell", 'don’t sell'],
  ['a space inside a quantity', 'within 10 days', 'within 10\u00a0days'],
])('marks a phrase in which the typesetting of the text has changed %s', (_what, phrase, marked) => {
  expect(markedIn(phrase)).toEqual([marked]);
});

it('marks only the first of two phrases that overlap', () => {
  expect(markedIn('sell your', 'your details')).toEqual(['sell your']);
});

it.each([[[]], [['We sell everything']]])('marks nothing for %p', (phrases) => {
  expect(markedIn(...phrases)).toEqual([]);
});

it('makes HTML of characters that have a meaning in it', () => {
  const html = markKeyPhrases({ summary: 'Terms & <rules>', keyPhrases: ['Terms &'] });
  expect(html).toBe('<mark>Terms &#x26;</mark> &#x3C;rules>');
});
