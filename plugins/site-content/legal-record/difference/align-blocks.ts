import { diffArrays } from 'diff';
import type { Block } from './blocks';
import { countWords, likeness } from './words';

/** A block of the old text, its successor in the new, or one of the two alone. */
export interface Step {
  before?: Block;
  after?: Block;
}

/** Below this a paragraph counts as another one, not as the old one reworded. */
const REWORDED = 0.4;
/** Beyond so many changed blocks a clause counts as rewritten; it also bounds the time. */
const MAX_EDITS = 1000;
/** Beyond so many comparisons only paragraphs at the same place are compared. */
const MAX_COMPARISONS = 250_000;
/** Shorter texts turn up in several places by chance. */
const MIN_MOVED_LENGTH = 30;

const keyOf = ({ kind, depth, within, cells }: Block): string => JSON.stringify([kind, depth, within, cells]);

/** Puts the equal blocks of two clauses beside each other, in both texts' order. */
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

/** The blocks that stand alone, and stand alone unchanged in another place of the other text. */
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

/** Pairs what stands alone on both sides of a place, where it reads like the same text reworded. */
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
  const score = scorer(old, fresh, moved);
  const best = bestPairs(old.length, fresh.length, score);
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  for (const [left, right] of [...best, [old.length, fresh.length] as const]) {
    while (i < left) steps.push({ before: old[i++] as Block });
    while (j < right) steps.push({ after: fresh[j++] as Block });
    if (i < old.length && j < fresh.length)
      steps.push({ before: old[i++] as Block, after: fresh[j++] as Block });
  }
  return steps;
}

type Score = (left: number, right: number) => number;

function scorer(old: readonly Block[], fresh: readonly Block[], moved: ReadonlyMap<Block, Block>): Score {
  const oldCounts = old.map(({ cells }) => countWords(cells.join(' ')));
  const freshCounts = fresh.map(({ cells }) => countWords(cells.join(' ')));
  return (left, right) => {
    const [a, b] = [old[left], fresh[right]];
    const [aCounts, bCounts] = [oldCounts[left], freshCounts[right]];
    if (!a || !b || !aCounts || !bCounts || moved.has(a) || moved.has(b)) return 0;
    const alike = a.kind === b.kind && a.depth === b.depth && a.within === b.within;
    if (!alike || a.cells.length !== b.cells.length) return 0;
    // There is one title and one summary, however much they change.
    if (a.kind === 'title' || a.kind === 'summary') return 1;
    const score = likeness(aCounts, bCounts);
    // A row is known by its first cell.
    const sameRow = a.kind === 'row' && a.cells.length > 1 && a.cells[0] !== '' && a.cells[0] === b.cells[0];
    return sameRow ? Math.max(score, REWORDED) : score < REWORDED ? 0 : score;
  };
}

/** The pairs, rising on both sides, whose scores add up to the most. */
function bestPairs(lefts: number, rights: number, score: Score): (readonly [number, number])[] {
  if (lefts * rights > MAX_COMPARISONS) {
    const places = Array.from({ length: Math.min(lefts, rights) }, (_, place) => [place, place] as const);
    return places.filter(([left, right]) => score(left, right) > 0);
  }
  const width = rights + 1;
  const scores = new Float64Array(lefts * width + rights + 1);
  const totals = new Float64Array((lefts + 1) * width);
  const at = (values: Float64Array, left: number, right: number) => values[left * width + right] ?? 0;
  for (let left = lefts - 1; left >= 0; left--) {
    for (let right = rights - 1; right >= 0; right--) {
      const own = score(left, right);
      scores[left * width + right] = own;
      const together = own > 0 ? own + at(totals, left + 1, right + 1) : 0;
      totals[left * width + right] = Math.max(
        together,
        at(totals, left + 1, right),
        at(totals, left, right + 1),
      );
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [left, right] = [0, 0];
  while (left < lefts && right < rights) {
    const own = at(scores, left, right);
    const total = at(totals, left, right);
    if (own > 0 && total === own + at(totals, left + 1, right + 1)) pairs.push([left++, right++]);
    else if (total === at(totals, left + 1, right)) left++;
    else right++;
  }
  return pairs;
}
