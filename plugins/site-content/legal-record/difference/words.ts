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

const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token);

/** The words of a text, without spaces and punctuation. */
export const wordsOf = (text: string): string[] => tokensOf(text).filter(isWord);

export const removed = (text: string): TextRun[] => (text ? [{ text, change: 'removed' }] : []);
export const added = (text: string): TextRun[] => (text ? [{ text, change: 'added' }] : []);
export const same = (text: string): TextRun[] => (text ? [{ text, change: 'same' }] : []);

/**
 * Compares two texts word by word.
 *
 * @returns runs that give the old text without those that are `added`, and the new without those `removed`
 */
export function compareWords(before: string, after: string): TextRun[] {
  if (before === after) return same(after);
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MAX_EDITS });
  if (!changes) return [...removed(before), ...added(after)];
  return joinCloseChanges(
    changes.map(({ value, added: isNew, removed: isOld }) => ({
      text: value.join(''),
      change: isNew ? 'added' : isOld ? 'removed' : 'same',
    })),
  );
}

/** Two changes with only a space or a short word between them read better as one. */
function joinCloseChanges(parts: TextRun[]): TextRun[] {
  const joined: TextRun[] = [];
  let old = '';
  let fresh = '';
  const flush = () => {
    // A space at the end of both is not a change.
    const space = old.endsWith(' ') && fresh.endsWith(' ') ? ' ' : '';
    const end = space ? -1 : undefined;
    joined.push(...removed(old.slice(0, end)), ...added(fresh.slice(0, end)), ...same(space));
    old = fresh = '';
  };
  parts.forEach(({ text, change }, index) => {
    if (change === 'removed') old += text;
    else if (change === 'added') fresh += text;
    else if (index > 0 && index < parts.length - 1 && isShort(text)) {
      old += text;
      fresh += text;
    } else {
      flush();
      joined.push({ text, change });
    }
  });
  flush();
  return joinSame(joined);
}

function joinSame(parts: readonly TextRun[]): TextRun[] {
  return parts.reduce<TextRun[]>((joined, part) => {
    const last = joined.at(-1);
    if (last?.change !== 'same' || part.change !== 'same') return [...joined, part];
    return [...joined.slice(0, -1), { text: last.text + part.text, change: 'same' }];
  }, []);
}

const isShort = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length === 0 || (words.length === 1 && text.trim().length <= 3);
};

/** How often each word occurs in a text, and the number of words. */
export interface WordFrequencies {
  counts: ReadonlyMap<string, number>;
  total: number;
}

export function wordFrequencies(text: string): WordFrequencies {
  const words = wordsOf(text);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}

/** The Sørensen-Dice coefficient of two texts: 0 for no word in common, 1 for the same words in any order. */
export function wordSimilarity(a: WordFrequencies, b: WordFrequencies): number {
  const [few, many] = a.counts.size < b.counts.size ? [a, b] : [b, a];
  let common = 0;
  for (const [word, count] of few.counts) common += Math.min(count, many.counts.get(word) ?? 0);
  return a.total + b.total === 0 ? 0 : (2 * common) / (a.total + b.total);
}
