import { distance } from 'fastest-levenshtein';

/**
 * The name that was probably meant by a mistyped one.
 *
 * @returns undefined when none is near enough to be a good guess
 */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, changes: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, changes }) => changes <= farthest(name))
    .sort((a, b) => a.changes - b.changes);
  return near[0]?.name;
}

/** Two letters that changed places count as two changes. */
const farthest = (name: string) => (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3)));

/** The guess as a part of a message: `; did you mean "order"?`, or nothing. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const guess = closest(typed, names);
  return guess ? `; did you mean "${guess}"?` : '';
}
