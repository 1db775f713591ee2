import { summaryHtml } from './summary-html';

const SENTENCES = ['We don’t sell your details.', 'You can leave within 10\u00a0days, at no cost.'];
const SUMMARY = SENTENCES.join(' ');

/** @returns what is marked, after making sure that the text is the same */
function markedIn(...keyPhrases: string[]): (string | undefined)[] {
  const html = summaryHtml({ summary: SUMMARY, keyPhrases });
  expect(html.replace(/<\/?mark>/g, '')).toBe(SENTENCES.map((sentence) => `<p>${sentence}</p>`).join(''));
  return Array.from(html.matchAll(/<mark>(.*?)<\/mark>/g), ([, marked]) => marked);
}

it('makes a paragraph of each sentence, and marks each phrase', () => {
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

it('marks both parts of a phrase that ends in the next sentence', () => {
  expect(markedIn('your details. You can')).toEqual(['your details.', 'You can']);
});

it.each([[[]], [['We sell everything']]])('marks nothing for %p', (phrases) => {
  expect(markedIn(...phrases)).toEqual([]);
});

it('escapes characters that have a meaning in HTML', () => {
  const html = summaryHtml({ summary: 'Terms & <rules>', keyPhrases: ['Terms &'] });
  expect(html).toBe('<p><mark>Terms &#x26;</mark> &#x3C;rules></p>');
});
