import { diffArrays } from 'diff';
import type { Block, ClauseText } from './blocks';

/** From this similarity on, a clause with another heading is the same clause, renamed. */
const RENAMED = 0.5;
/** From the last similarity on, a block is an old one reworded; closer wordings are paired first. */
const REWORDED = [0.8, 0.6, 0.4];
/** Shorter texts occur in several places by chance. */
const MIN_MOVED_LENGTH = 30;

/** An item of the old text and its successor in the new, or one of the two alone. */
export interface Step<Item> {
  before?: Item | undefined;
  after?: Item | undefined;
}

type IsPair<Item> = (before: Item, after: Item) => boolean;

export interface AlignedClause extends Step<ClauseText> {
  /** Of a moved clause: the heading of the clause before it in the old text. */
  movedFromAfter?: string;
  blocks: Step<Block>[];
}

/** Finds the successor of each clause and block. Clauses and blocks are in the order of the new text. */
export function align(
  before: readonly ClauseText[],
  after: readonly ClauseText[],
): {
  clauses: AlignedClause[];
  /** Each moved block and its other end. */
  moved: ReadonlyMap<Block, Block>;
} {
  const clauses = alignClauses(before, after).map((clause) => ({
    ...clause,
    blocks: pairInOrder(unpaired(clause.before?.blocks, clause.after?.blocks), isEqual),
  }));
  const moved = findMoved(
    clauses.flatMap(({ blocks }) => blocks),
    (old, fresh) => isEqual(old, fresh) && old.cells.join('').length >= MIN_MOVED_LENGTH,
  );
  for (const clause of clauses) {
    for (const limit of REWORDED) {
      clause.blocks = pairInOrder(
        clause.blocks,
        (old, fresh) => !moved.has(old) && !moved.has(fresh) && isReworded(old, fresh, limit),
      );
    }
  }
  return { clauses, moved };
}

/** Aligns clauses by their headings; those with a new heading by their words. */
function alignClauses(
  before: readonly ClauseText[],
  after: readonly ClauseText[],
): Omit<AlignedClause, 'blocks'>[] {
  const [oldHeadings, headings] = [before, after].map((clauses) => new Set(clauses.map((c) => c.heading)));
  const isSame: IsPair<ClauseText> = (old, fresh) =>
    old.heading === fresh.heading ||
    (!headings?.has(old.heading) &&
      !oldHeadings?.has(fresh.heading) &&
      similarity(old.blocks, fresh.blocks) >= RENAMED);
  const steps = pairInOrder(unpaired(before, after), isSame);
  const moved = findMoved(steps, isSame);
  return steps.flatMap((step) => {
    const other = moved.get((step.after ?? step.before) as ClauseText);
    if (!other) return step;
    // A moved clause is listed at its new place only.
    if (!step.after) return [];
    return { ...step, before: other, movedFromAfter: before[before.indexOf(other) - 1]?.heading ?? '' };
  });
}

const unpaired = <Item>(before: readonly Item[] = [], after: readonly Item[] = []): Step<Item>[] => [
  ...before.map((item) => ({ before: item })),
  ...after.map((item) => ({ after: item })),
];

/** Pairs as many items as possible between those that are paired already. Between pairs, removed items come first. */
function pairInOrder<Item>(steps: readonly Step<Item>[], isPair: IsPair<Item>): Step<Item>[] {
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
function findMoved<Item>(steps: readonly Step<Item>[], isPair: IsPair<Item>): Map<Item, Item> {
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

const isAlike: IsPair<Block> = (old, fresh) =>
  old.kind === fresh.kind &&
  old.depth === fresh.depth &&
  old.within === fresh.within &&
  old.cells.length === fresh.cells.length;

const isEqual: IsPair<Block> = (old, fresh) =>
  isAlike(old, fresh) && old.cells.every((cell, index) => cell === fresh.cells[index]);

function isReworded(old: Block, fresh: Block, limit: number): boolean {
  if (!isAlike(old, fresh)) return false;
  // There is one title and one summary, however much they change. A row is identified by its first cell.
  if (old.kind === 'title' || old.kind === 'summary') return true;
  const [cell] = old.cells;
  const isSameRow = old.kind === 'row' && old.cells.length > 1 && cell !== '' && cell === fresh.cells[0];
  return isSameRow || similarity([old], [fresh]) >= limit;
}

/** The Sørensen-Dice coefficient of the words: 0 for none in common, 1 for the same in any order. */
function similarity(before: readonly Block[], after: readonly Block[]): number {
  const [old, fresh] = [before.flatMap(({ words }) => words), after.flatMap(({ words }) => words)];
  const counts = new Map<string, number>();
  for (const word of old) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of fresh) {
    const count = counts.get(word) ?? 0;
    if (count > 0) common += 1;
    counts.set(word, count - 1);
  }
  return common === 0 ? 0 : (2 * common) / (old.length + fresh.length);
}
