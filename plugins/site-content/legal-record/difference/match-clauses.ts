import type { Clause } from './blocks';
import { countWords, likeness } from './words';

/** A clause of the old text and its successor in the new, by their places. */
export interface Pair {
  before: number;
  after: number;
  /** Whether it stands elsewhere among the clauses that both texts have. */
  moved: boolean;
}

/** From here on a clause with another heading counts as the same clause, renamed. */
const RENAMED = 0.5;

/** Finds each clause's successor: by its heading, else by what stands in it. In the new order. */
export function matchClauses(before: readonly Clause[], after: readonly Clause[]): Pair[] {
  const pairs = matchHeadings(before, after);
  const left = before
    .map((_, place) => place)
    .filter((place) => !pairs.some((pair) => pair.before === place));
  const right = after.map((_, place) => place).filter((place) => !pairs.some((pair) => pair.after === place));
  const rights = right.map((place) => ({ after: place, counts: countWords(textOf(after[place])) }));
  const candidates = left
    .flatMap((old) => {
      const counts = countWords(textOf(before[old]));
      return rights.map((fresh) => ({
        before: old,
        after: fresh.after,
        score: likeness(counts, fresh.counts),
      }));
    })
    .filter(({ score }) => score >= RENAMED)
    .sort((a, b) => b.score - a.score || a.before - b.before || a.after - b.after);
  for (const candidate of candidates) {
    const taken = pairs.some((pair) => pair.before === candidate.before || pair.after === candidate.after);
    if (!taken) pairs.push({ before: candidate.before, after: candidate.after });
  }
  pairs.sort((a, b) => a.after - b.after);
  const inOrder = longestRise(pairs.map((pair) => pair.before));
  return pairs.map((pair) => ({ ...pair, moved: !inOrder.has(pair.before) }));
}

function matchHeadings(before: readonly Clause[], after: readonly Clause[]): Omit<Pair, 'moved'>[] {
  const places = new Map<string, number[]>();
  before.forEach(({ heading }, place) => places.set(heading, [...(places.get(heading) ?? []), place]));
  return after.flatMap(({ heading }, place) => {
    const old = places.get(heading)?.shift();
    return old === undefined ? [] : [{ before: old, after: place }];
  });
}

const textOf = (clause: Clause | undefined): string =>
  clause ? clause.blocks.flatMap(({ cells }) => cells).join('\n') : '';

/** The members of a longest rising selection of the numbers: what kept its order. */
function longestRise(numbers: readonly number[]): Set<number> {
  const ends: number[] = [];
  const earlier = new Map<number, number | undefined>();
  for (const number of numbers) {
    let place = ends.findIndex((end) => end >= number);
    if (place < 0) place = ends.length;
    ends[place] = number;
    earlier.set(number, ends[place - 1]);
  }
  const rise = new Set<number>();
  for (let number = ends.at(-1); number !== undefined; number = earlier.get(number)) rise.add(number);
  return rise;
}
