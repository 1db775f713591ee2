import fc from 'fast-check';
import { compareWords, type TextRun } from './words';

const shown = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ text, change }: TextRun) =>
      change === 'same' ? text : change === 'added' ? `{+${text}+}` : `[-${text}-]`,
    )
    .join('');

it.each([
  ['within ten days', 'within five days', 'within [-ten-]{+five+} days'],
  ['up to $250,000 a person', 'up to $300,000 a person', 'up to $[-250,000-]{+300,000+} a person'],
  ['You may read.', 'You may read and print.', 'You may read{+ and print+}.'],
  ['the same', 'the same', 'the same'],
  ['', 'new', '{+new+}'],
  ['old', '', '[-old-]'],
  ['don’t ask', 'don’t tell', 'don’t [-ask-]{+tell+}'],
  ['from A to B by post', 'from C to D by post', 'from [-A to B-]{+C to D+} by post'],
])('%s → %s', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

it('keeps characters of several code points whole', () => {
  expect(shown('a 👩‍👩‍👧 b', 'a 👨‍👩‍👧 b')).toBe('a [-👩‍👩‍👧-]{+👨‍👩‍👧+} b');
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('the', 'bank', 'of', 'you', '.', ',', ' ', ' ', '2025'))
    .map((words) => words.join('')),
);

it('gives the old text without additions, and the new without removals', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = compareWords(before, after);
      const without = (change: TextRun['change']) =>
        parts
          .filter((part) => part.change !== change)
          .map((part) => part.text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});

it('treats a rewritten text as one removal and one addition', () => {
  const many = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ');
  expect(compareWords(many('a'), many('b')).map(({ change }) => change)).toEqual(['removed', 'added']);
});
