import { diffArrays } from 'diff';
import { memoize } from '../../compile/memoize';

/** A run of text that both versions have, or one of them. */
export interface Part {
  text: string;
  change: 'same' | 'removed' | 'added';
}

/** Beyond so many changed words the text counts as rewritten; it also bounds the time. */
const MAX_EDITS = 1000;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Each text is asked for by two comparisons, and by each more than once. */
const MOST_TEXTS = 1000;

const tokensOf = memoize(
  MOST_TEXTS,
  (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment),
  String,
);

const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token);

/** The words of a text, without blanks and punctuation. */
export const wordsOf = (text: string): string[] => tokensOf(text).filter(isWord);

export const removed = (text: string): Part[] => (text ? [{ text, change: 'removed' }] : []);
export const added = (text: string): Part[] => (text ? [{ text, change: 'added' }] : []);
export const same = (text: string): Part[] => (text ? [{ text, change: 'same' }] : []);

/**
 * What changed between two texts, word by word. The parts that are not `added`, put together, are
 * the old text; those that are not `removed`, the new.
 */
export function compareWords(before: string, after: string): Part[] {
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

/** Two changes with nothing but a blank or a short word between them read better as one. */
function joinCloseChanges(parts: Part[]): Part[] {
  const joined: Part[] = [];
  let old = '';
  let fresh = '';
  const flush = () => {
    // A blank that both end with is no change.
    const blank = old.endsWith(' ') && fresh.endsWith(' ') ? ' ' : '';
    const end = blank ? -1 : undefined;
    joined.push(...removed(old.slice(0, end)), ...added(fresh.slice(0, end)), ...same(blank));
    old = fresh = '';
  };
  parts.forEach(({ text, change }, index) => {
    if (change === 'removed') old += text;
    else if (change === 'added') fresh += text;
    else if (index > 0 && index < parts.length - 1 && isSlight(text)) {
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

function joinSame(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1);
    if (last?.change !== 'same' || part.change !== 'same') return [...joined, part];
    return [...joined.slice(0, -1), { text: last.text + part.text, change: 'same' }];
  }, []);
}

const isSlight = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length === 0 || (words.length === 1 && text.trim().length <= 3);
};

/** The words of a text, how often each stands in it, and how many they are. */
export interface WordCounts {
  counts: ReadonlyMap<string, number>;
  total: number;
}

export function countWords(text: string): WordCounts {
  const words = wordsOf(text);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}

/**
 * How much two texts have in common: 0 for nothing, 1 for all words, in whatever order
 * (the Sørensen-Dice coefficient).
 */
export function likeness(a: WordCounts, b: WordCounts): number {
  const [few, many] = a.counts.size < b.counts.size ? [a, b] : [b, a];
  let common = 0;
  for (const [word, count] of few.counts) common += Math.min(count, many.counts.get(word) ?? 0);
  return a.total + b.total === 0 ? 0 : (2 * common) / (a.total + b.total);
}
