/**
 * Memoizes a function. Callers must not mutate the result.
 *
 * @param maxEntries the number of results to keep; when it is reached, all are dropped
 * @param keyOf the part of the input that decides the result, as a string
 */
export function memoize<Input, Result>(
  maxEntries: number,
  compute: (input: Input) => Result,
  keyOf: (input: Input) => string,
): (input: Input) => Result {
  const results = new Map<string, Result>();
  return (input) => {
    const key = keyOf(input);
    const known = results.get(key);
    if (known !== undefined) return known;
    if (results.size >= maxEntries) results.clear();
    const result = compute(input);
    results.set(key, result);
    return result;
  };
}
