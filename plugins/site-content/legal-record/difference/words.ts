import { diffArrays } from 'diff';
import { runsOf } from './align';

/** A run of text that both versions have, or only one of them. */
export interface TextRun {
  text: string;
  change: 'same' | 'removed' | 'added';
}

/** With more changed words a text counts as rewritten; this also bounds the time. */
const MAX_EDITS = 1000;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const tokensOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The words of a text, without spaces and punctuation. */
export const wordsOf = (text: string): string[] =>
  tokensOf(text).filter((token) => /[\p{L}\p{N}]/u.test(token));

/**
 * Compares two texts word by word. Two changes with only a space or a short word between them are joined, because
 * they read better as one.
 *
 * @returns runs that give the old text without those that are `added`, and the new without those `removed`
 */
export function compareWords(before: string, after: string): TextRun[] {
  if (before === after) return before ? [{ text: before, change: 'same' }] : [];
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MAX_EDITS }) ?? [
    { value: [before], removed: true, added: false },
    { value: [after], removed: false, added: true },
  ];
  const steps = changes.map(({ value, added, removed }, index) => {
    const text = value.join('');
    const isBetween = index > 0 && index < changes.length - 1;
    const isSame = !added && !removed && !(isBetween && isShort(text));
    return { isSame, old: added ? '' : text, fresh: removed ? '' : text };
  });
  const runs = runsOf(steps, (step, first) => step.isSame === first.isSame).flatMap((run): TextRun[] => {
    const [old, fresh] = [run.map((step) => step.old).join(''), run.map((step) => step.fresh).join('')];
    if (run[0].isSame) return [{ text: old, change: 'same' }];
    // A space at the end of both is not a change.
    const space = old.endsWith(' ') && fresh.endsWith(' ') ? ' ' : '';
    return [
      { text: old.slice(0, old.length - space.length), change: 'removed' },
      { text: fresh.slice(0, fresh.length - space.length), change: 'added' },
      { text: space, change: 'same' },
    ];
  });
  return runs.filter(({ text }) => text);
}

const isShort = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length === 0 || (words.length === 1 && text.trim().length <= 3);
};
