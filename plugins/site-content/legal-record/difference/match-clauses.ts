import { diffArrays } from 'diff';
import type { ClauseText } from './blocks';
import { wordFrequencies, wordSimilarity } from './words';

/** A clause of the old text and its successor in the new, by their places. */
export interface Pair {
  before: number;
  after: number;
  /** Whether its order among the clauses of both texts changed. */
  moved: boolean;
}

type Match = Omit<Pair, 'moved'>;

/** From this similarity on, a clause with another heading is the same clause, renamed. */
const RENAMED = 0.5;

/** Finds each clause's successor, by its heading, else by its words. In the order of the new text. */
export function matchClauses(before: readonly ClauseText[], after: readonly ClauseText[]): Pair[] {
  const matches = matchHeadings(before, after);
  for (const candidate of similarClauses(before, after, matches)) {
    const isTaken = matches.some(
      (match) => match.before === candidate.before || match.after === candidate.after,
    );
    if (!isTaken) matches.push({ before: candidate.before, after: candidate.after });
  }
  matches.sort((a, b) => a.after - b.after);
  const kept = keptOrder(matches.map((match) => match.before));
  return matches.map((match) => ({ ...match, moved: !kept.has(match.before) }));
}

function matchHeadings(before: readonly ClauseText[], after: readonly ClauseText[]): Match[] {
  const places = new Map<string, number[]>();
  before.forEach(({ heading }, place) => places.set(heading, [...(places.get(heading) ?? []), place]));
  return after.flatMap(({ heading }, place) => {
    const old = places.get(heading)?.shift();
    return old === undefined ? [] : [{ before: old, after: place }];
  });
}

/** Pairs of clauses without a match, the most similar first. */
function similarClauses(
  before: readonly ClauseText[],
  after: readonly ClauseText[],
  matches: readonly Match[],
): (Match & { score: number })[] {
  const fresh = unmatched(after, matches, 'after').map((place) => ({ place, words: wordsAt(after, place) }));
  return unmatched(before, matches, 'before')
    .flatMap((place) => {
      const words = wordsAt(before, place);
      return fresh.map((other) => ({
        before: place,
        after: other.place,
        score: wordSimilarity(words, other.words),
      }));
    })
    .filter(({ score }) => score >= RENAMED)
    .sort((a, b) => b.score - a.score || a.before - b.before || a.after - b.after);
}

/** The places of the clauses that have no match. */
export function unmatched(
  clauses: readonly ClauseText[],
  matches: readonly Match[],
  side: 'before' | 'after',
): number[] {
  const matched = new Set(matches.map((match) => match[side]));
  return [...clauses.keys()].filter((place) => !matched.has(place));
}

const wordsAt = (clauses: readonly ClauseText[], place: number) =>
  wordFrequencies(clauses[place]?.blocks.flatMap(({ cells }) => cells).join('\n') ?? '');

/** A longest selection of the places that is in ascending order. */
function keptOrder(places: readonly number[]): Set<number> {
  const ascending = [...places].sort((a, b) => a - b);
  const changes = diffArrays([...places], ascending);
  return new Set(changes.flatMap(({ added, removed, value }) => (added || removed ? [] : value)));
}
