import { distance } from 'fastest-levenshtein';

/**
 * Guesses which name a mistyped one stands for.
 *
 * @returns undefined when no name is similar enough
 */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, changes: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, changes }) => changes <= maxChanges(name))
    .sort((a, b) => a.changes - b.changes);
  return near[0]?.name;
}

/** Two swapped letters count as two changes. */
const maxChanges = (name: string) => (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3)));

/** The guess as the end of a message: `; did you mean "order"?`, or an empty string. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const guess = closest(typed, names);
  return guess ? `; did you mean "${guess}"?` : '';
}
