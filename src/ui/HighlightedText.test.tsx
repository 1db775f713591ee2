import { render } from '@testing-library/react';
import { HighlightedText } from './HighlightedText';

const SUMMARY = 'We don’t sell your details. You can leave within 10\u00a0days, at no cost.';

function show(...phrases: string[]) {
  const { container } = render(<HighlightedText text={SUMMARY} phrases={phrases} />);
  expect(container.textContent).toBe(SUMMARY);
  return Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent);
}

it("marks each phrase and doesn't change the text", () => {
  expect(show('at no cost', 'You can leave')).toEqual(['You can leave', 'at no cost']);
});

it.each([
  ['an apostrophe', "don't sell", 'don’t sell'],
  ['a space inside a quantity', 'within 10 days', 'within 10\u00a0days'],
])('marks a phrase in which the typesetting of the text has changed %s', (_what, phrase, marked) => {
  expect(show(phrase)).toEqual([marked]);
});

it('marks only the first of two phrases that overlap', () => {
  expect(show('sell your', 'your details')).toEqual(['sell your']);
});

it.each([[[]], [['We sell everything']]])('marks nothing for %p', (phrases) => {
  expect(show(...phrases)).toEqual([]);
});
