import { diffArrays } from 'diff';

/** An item of the old text and its successor in the new, or one of the two alone. */
export interface Step<Item> {
  before?: Item | undefined;
  after?: Item | undefined;
}

export type IsPair<Item> = (before: Item, after: Item) => boolean;

/** Pairs as many items of two lists as possible, in their order. Between pairs, removed items come first. */
export function pairLists<Item>(
  before: readonly Item[] = [],
  after: readonly Item[] = [],
  isPair: IsPair<Item>,
): Step<Item>[] {
  const [old, fresh] = [[...before], [...after]];
  const comparator: IsPair<Item> = (one, other) => isPair(other, one);
  const paired: Step<Item>[] = [];
  const added: Step<Item>[] = [];
  // From new to old: of two items that changed places, the second one counts as moved.
  for (const change of diffArrays(fresh, old, { comparator, oneChangePerToken: true })) {
    if (change.removed) added.push({ after: fresh.shift() });
    else if (change.added) paired.push({ before: old.shift() });
    else paired.push(...added.splice(0), { before: old.shift(), after: fresh.shift() });
  }
  return [...paired, ...added];
}

/** Pairs as many items as possible between those that are paired already. */
export const pairBetween = <Item>(steps: readonly Step<Item>[], isPair: IsPair<Item>): Step<Item>[] =>
  runsOf(steps, (step, first) => isPaired(step) === isPaired(first)).flatMap((run) =>
    isPaired(run[0])
      ? run
      : pairLists(
          run.flatMap(({ before }) => before ?? []),
          run.flatMap(({ after }) => after ?? []),
          isPair,
        ),
  );

const isPaired = <Item>({ before, after }: Step<Item>) => before !== undefined && after !== undefined;

/** Pairs removed items with items added in another place. Maps each of the two to the other. */
export function findMoved<Item>(steps: readonly Step<Item>[], isPair: IsPair<Item>): Map<Item, Item> {
  const removed = new Set(steps.flatMap(({ before, after }) => (before && !after ? before : [])));
  const moved = new Map<Item, Item>();
  for (const { before, after } of steps) {
    const old = after && !before ? [...removed].find((item) => isPair(item, after)) : undefined;
    if (!old || !after) continue;
    removed.delete(old);
    moved.set(old, after).set(after, old);
  }
  return moved;
}

/** Splits a list into runs of items that belong together. */
export function runsOf<Item>(items: readonly Item[], isTogether: (item: Item, first: Item) => boolean) {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && isTogether(item, run[0])) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
