import { diffArrays } from 'diff';
import type { Block } from './blocks';
import { wordFrequencies, wordSimilarity, type WordFrequencies } from './words';

/** A block of the old text and its successor in the new, or one of the two alone. */
export interface Step {
  before?: Block;
  after?: Block;
}

/** Below this similarity a block is a new one, not the old one reworded. */
const REWORDED = 0.4;
/** With more changed blocks a clause counts as rewritten; this also bounds the time. */
const MAX_EDITS = 1000;
/** With more comparisons all blocks count as new; this bounds the time. */
const MAX_COMPARISONS = 250_000;
/** Shorter texts occur in several places by chance. */
const MIN_MOVED_LENGTH = 30;

const keyOf = ({ kind, depth, within, cells }: Block): string => JSON.stringify([kind, depth, within, cells]);

/** Aligns the equal blocks of two clauses, in the order of both. */
export function alignEqual(before: readonly Block[], after: readonly Block[]): Step[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: MAX_EDITS });
  if (!changes)
    return [...before.map((block) => ({ before: block })), ...after.map((block) => ({ after: block }))];
  let old = 0;
  let fresh = 0;
  return changes.flatMap(({ count, added, removed }) =>
    Array.from({ length: count }, (): Step => ({
      ...(!added && { before: before[old++] as Block }),
      ...(!removed && { after: after[fresh++] as Block }),
    })),
  );
}

/** Finds unpaired blocks that are unpaired in another place of the other text. Maps each to the other. */
export function findMoved(steps: readonly Step[]): Map<Block, Block> {
  const places = new Map<string, Block[]>();
  for (const { before, after } of steps) {
    if (!before || after || before.cells.join('').length < MIN_MOVED_LENGTH) continue;
    places.set(keyOf(before), [...(places.get(keyOf(before)) ?? []), before]);
  }
  const moved = new Map<Block, Block>();
  for (const { before, after } of steps) {
    const old = after && !before ? places.get(keyOf(after))?.shift() : undefined;
    if (!old || !after) continue;
    moved.set(old, after);
    moved.set(after, old);
  }
  return moved;
}

/** Pairs the unpaired blocks between two equal ones where the new block is the old one reworded. */
export function pairReworded(steps: readonly Step[], moved: ReadonlyMap<Block, Block>): Step[] {
  const paired: Step[] = [];
  let gap: Step[] = [];
  const flush = () => {
    paired.push(...pairGap(gap, moved));
    gap = [];
  };
  for (const step of steps) {
    if (step.before && step.after) {
      flush();
      paired.push(step);
    } else {
      gap.push(step);
    }
  }
  flush();
  return paired;
}

function pairGap(gap: readonly Step[], moved: ReadonlyMap<Block, Block>): Step[] {
  const old = gap.flatMap(({ before }) => before ?? []);
  const fresh = gap.flatMap(({ after }) => after ?? []);
  const pairs = bestPairs(old, fresh, moved);
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  for (const [left, right] of [...pairs, [old.length, fresh.length] as const]) {
    steps.push(...old.slice(i, left).map((before) => ({ before })));
    steps.push(...fresh.slice(j, right).map((after) => ({ after })));
    const [before, after] = [old[left], fresh[right]];
    if (before && after) steps.push({ before, after });
    [i, j] = [left + 1, right + 1];
  }
  return steps;
}

/** Pairs of places in ascending order on both sides: the most similar blocks first, then what still fits between. */
function bestPairs(
  old: readonly Block[],
  fresh: readonly Block[],
  moved: ReadonlyMap<Block, Block>,
): (readonly [number, number])[] {
  if (old.length * fresh.length > MAX_COMPARISONS) return [];
  const candidates = (blocks: readonly Block[]) =>
    blocks
      .map((block, place) => ({ block, place, words: wordFrequencies(block.cells.join(' ')) }))
      .filter(({ block }) => !moved.has(block));
  const rights = candidates(fresh);
  const pairs: (readonly [number, number])[] = [];
  const scored = candidates(old)
    .flatMap((left) =>
      rights.map((right) => ({ pair: [left.place, right.place] as const, score: similarity(left, right) })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  for (const { pair } of scored) {
    const [left, right] = pair;
    if (pairs.every(([i, j]) => (i - left) * (j - right) > 0)) pairs.push(pair);
  }
  return pairs.sort(([a], [b]) => a - b);
}

interface Candidate {
  block: Block;
  words: WordFrequencies;
}

/** @returns 0 where the new block is not the old one reworded */
function similarity(
  { block: old, words }: Candidate,
  { block: fresh, words: freshWords }: Candidate,
): number {
  const alike = old.kind === fresh.kind && old.depth === fresh.depth && old.within === fresh.within;
  if (!alike || old.cells.length !== fresh.cells.length) return 0;
  // There is one title and one summary, however much they change.
  if (old.kind === 'title' || old.kind === 'summary') return 1;
  const score = wordSimilarity(words, freshWords);
  // A row is identified by its first cell.
  const [cell] = old.cells;
  const sameRow = old.kind === 'row' && old.cells.length > 1 && cell !== '' && cell === fresh.cells[0];
  return sameRow ? Math.max(score, REWORDED) : score < REWORDED ? 0 : score;
}
