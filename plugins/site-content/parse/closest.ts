import { distance } from 'fastest-levenshtein';

/**
 * Guesses which name a mistyped one stands for.
 *
 * @returns undefined when no name is similar enough
 */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const changes = (name: string) => distance(typed.toLowerCase(), name.toLowerCase());
  // Two swapped letters count as two changes.
  const isNear = (name: string) =>
    changes(name) <= (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3)));
  return names.filter(isNear).sort((a, b) => changes(a) - changes(b))[0];
}

/** The guess as the end of a message: `; did you mean "order"?`, or an empty string. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const guess = closest(typed, names);
  return guess ? `; did you mean "${guess}"?` : '';
}
