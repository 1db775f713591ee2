import { diffArrays } from 'diff';

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
  const runs: TextRun[] = [];
  const add = (text: string, change: TextRun['change']) => {
    if (text) runs.push({ text, change });
  };
  let [old, fresh] = ['', ''];
  const end = { value: [], added: false, removed: false };
  for (const [index, { value, added, removed }] of [...changes, end].entries()) {
    const text = value.join('');
    const isBetween = index > 0 && index < changes.length - 1;
    if (added || removed || (isBetween && isShort(text))) {
      if (!added) old += text;
      if (!removed) fresh += text;
      continue;
    }
    // A space at the end of both is not a change.
    const space = old.endsWith(' ') && fresh.endsWith(' ') ? ' ' : '';
    add(old.slice(0, old.length - space.length), 'removed');
    add(fresh.slice(0, fresh.length - space.length), 'added');
    add(space + text, 'same');
    [old, fresh] = ['', ''];
  }
  return runs;
}

const isShort = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length === 0 || (words.length === 1 && text.trim().length <= 3);
};
