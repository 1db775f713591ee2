import { diffArrays } from 'diff';

/** An item of the old text and its successor in the new, or one of the two alone. */
export interface Step<Item> {
  before?: Item | undefined;
  after?: Item | undefined;
}

export type IsPair<Item> = (before: Item, after: Item) => boolean;

/** Pairs as many items of two lists as possible, in their order. */
export const pairLists = <Item>(
  before: readonly Item[] = [],
  after: readonly Item[] = [],
  isPair: IsPair<Item>,
): Step<Item>[] =>
  pairInOrder(
    [...before.map((item) => ({ before: item })), ...after.map((item) => ({ after: item }))],
    isPair,
  );

/** Pairs as many items as possible between those that are paired already. Between pairs, removed items come first. */
export function pairInOrder<Item>(steps: readonly Step<Item>[], isPair: IsPair<Item>): Step<Item>[] {
  const paired: Step<Item>[] = [];
  const [old, fresh]: [Item[], Item[]] = [[], []];
  const closeGap = () => {
    const comparator: IsPair<Item> = (after, before) => isPair(before, after);
    // From new to old: of two items that changed places, the second one counts as moved.
    const changes = diffArrays(fresh, old, { comparator, oneChangePerToken: true });
    const added: Step<Item>[] = [];
    for (const change of changes) {
      if (change.removed) added.push({ after: fresh.shift() });
      else if (change.added) paired.push({ before: old.shift() });
      else paired.push(...added.splice(0), { before: old.shift(), after: fresh.shift() });
    }
    paired.push(...added);
  };
  for (const step of steps) {
    if (step.before && step.after) {
      closeGap();
      paired.push(step);
    } else if (step.before) old.push(step.before);
    else if (step.after) fresh.push(step.after);
  }
  closeGap();
  return paired;
}

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
