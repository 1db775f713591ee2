import { isGroup, isSame } from './form-values';
import { commonEnds } from './source-text';

/**
 * The score of two items with the same content: higher than what all other pairs in a list can add
 * up to.
 */
const SAME_CONTENT_SCORE = 1000;

/**
 * Added to every other score, so that items without anything in common are paired too: a replaced
 * text keeps its comment.
 */
const SAME_PLACE_SCORE = 0.01;

/**
 * Finds for each item of a changed list the item of the old list that it comes from. An item with
 * the same content is the same item, wherever it is now. Any other item comes from the most similar
 * one between the same neighbours.
 *
 * @returns for each new item the index of the old one, or undefined for an item that was added
 */
export function alignItems(
  oldItems: readonly unknown[],
  newItems: readonly unknown[],
): (number | undefined)[] {
  const origins = alignInOrder(oldItems, newItems);
  const used = new Set(origins);
  return origins.map((origin, index) => {
    if (origin !== undefined) return origin;
    const moved = oldItems.findIndex(
      (item, oldIndex) => !used.has(oldIndex) && isSame(item, newItems[index]),
    );
    if (moved === -1) return undefined;
    used.add(moved);
    return moved;
  });
}

/**
 * Pairs items without changing their order, so that the sum of the scores is as high as possible: a
 * sequence alignment by the algorithm of Needleman and Wunsch.
 */
function alignInOrder(oldItems: readonly unknown[], newItems: readonly unknown[]): (number | undefined)[] {
  const scores = scoresOf(oldItems, newItems);
  const best = highestSums(scores, oldItems.length, newItems.length);
  const origins: (number | undefined)[] = [];
  let i = 0;
  while (origins.length < newItems.length) {
    const j = origins.length;
    const score = at(scores, i, j);
    if (score > 0 && at(best, i, j) === score + at(best, i + 1, j + 1)) {
      origins.push(i);
      i += 1;
    } else if (i < oldItems.length && at(best, i, j) === at(best, i + 1, j)) {
      i += 1;
    } else {
      origins.push(undefined);
    }
  }
  return origins;
}

/** Numbers by the index of an old item and that of a new one. */
type Table = readonly (readonly number[])[];

/** @returns a number of a table; 0 beyond its end */
const at = (table: Table, i: number, j: number): number => table[i]?.[j] ?? 0;

/** @returns for all i and j the highest sum that the items from i and from j on can reach */
function highestSums(scores: Table, oldCount: number, newCount: number): Table {
  const best = Array.from({ length: oldCount }, () => Array.from({ length: newCount }, () => 0));
  for (const [i, row] of [...best.entries()].reverse()) {
    for (let j = newCount - 1; j >= 0; j -= 1) {
      const paired = at(scores, i, j) + at(best, i + 1, j + 1);
      row[j] = Math.max(paired, at(best, i + 1, j), at(best, i, j + 1));
    }
  }
  return best;
}

/** @returns how well each old item and each new one fit together; 0 for two that cannot be the same */
function scoresOf(oldItems: readonly unknown[], newItems: readonly unknown[]): number[][] {
  const staysSomewhere = (item: unknown, others: readonly unknown[]) =>
    others.some((other) => isSame(item, other));
  const oldStays = oldItems.map((item) => staysSomewhere(item, newItems));
  const newStays = newItems.map((item) => staysSomewhere(item, oldItems));
  return oldItems.map((oldItem, i) =>
    newItems.map((newItem, j) => {
      if (isSame(oldItem, newItem)) return SAME_CONTENT_SCORE;
      // An item that is still in the list, perhaps at another place, has not become a different
      // one.
      if (oldStays[i] || newStays[j] || kindOf(oldItem) !== kindOf(newItem)) return 0;
      return similarity(oldItem, newItem) + SAME_PLACE_SCORE;
    }),
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'nothing';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** @returns how much two values have in common, from 0 to 1 */
function similarity(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') {
    const { prefix, suffix } = commonEnds(a, b);
    return (prefix + suffix) / Math.max(a.length, b.length, 1);
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    const length = Math.max(a.length, b.length, 1);
    return average(Array.from({ length }, (_, index) => similarity(a[index], b[index])));
  }
  if (isGroup(a) && isGroup(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return average(Array.from(keys, (key) => similarity(a[key], b[key])));
  }
  return a === b ? 1 : 0;
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
