import { diffArrays } from 'diff';

/** Two items that belong together, or one item that has no counterpart. */
export type Pair<Item> =
  { before: Item; after: Item } | { before: Item; after: undefined } | { before: undefined; after: Item };

export type Comparison<Item> = (before: Item, after: Item) => boolean;

/**
 * Pairs the items of two lists.
 *
 * @param isSame whether two items are the same. They are paired where both lists have them in the same order.
 * @param isAlike whether a removed item is paired with the item that was added in its place
 */
export function pairItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: Comparison<Item>,
  isAlike: Comparison<Item>,
): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  // diffArrays says how many items each run has. For items that are the same, it returns only the items of
  // one list.
  const restBefore = [...before];
  const restAfter = [...after];
  // A run of removed items waits here, because the run that was added in its place comes after it.
  let removed: Item[] = [];
  const pairRemoved = (added: readonly Item[]) => {
    pairs.push(...pairReplacements(removed, added, isAlike));
    removed = [];
  };
  for (const run of diffArrays([...before], [...after], { comparator: isSame })) {
    if (run.removed) {
      removed = restBefore.splice(0, run.count);
    } else if (run.added) {
      pairRemoved(restAfter.splice(0, run.count));
    } else {
      pairRemoved([]);
      const earlier = restBefore.splice(0, run.count);
      const later = restAfter.splice(0, run.count);
      pairs.push(...pairReplacements(earlier, later, () => true));
    }
  }
  pairRemoved([]);
  return pairs;
}

/** Pairs items with the items that are in their places now. Two items that aren't alike make two pairs. */
function pairReplacements<Item>(
  removed: readonly Item[],
  added: readonly Item[],
  isAlike: Comparison<Item>,
): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  const length = Math.max(removed.length, added.length);
  for (let index = 0; index < length; index += 1) {
    const before = removed[index];
    const after = added[index];
    if (before && after && isAlike(before, after)) {
      pairs.push({ before, after });
      continue;
    }
    if (before) pairs.push({ before, after: undefined });
    if (after) pairs.push({ before: undefined, after });
  }
  return pairs;
}
