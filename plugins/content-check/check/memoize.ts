/**
 * Returns what `make` returns, or what it returned before for the same inputs.
 *
 * @param key names what is made, such as `document faq/launch.mdx`
 * @param inputs everything that the result depends on; two inputs are the same when they are
 *   identical (`===`)
 */
export type Memoize = <Result>(key: string, inputs: readonly unknown[], make: () => Result) => Result;

/** Remembers nothing. It is for checks that run once in their process, which is what most checks do. */
export const withoutMemory: Memoize = (_key, _inputs, make) => make();

/** An editor checks two texts of the same file in turn: the saved text, and the text that somebody types. */
const RESULTS_PER_KEY = 2;

/** @returns a Memoize that remembers the two newest results of each key */
export function memoizeRecent(): Memoize {
  const resultsByKey = new Map<string, { inputs: readonly unknown[]; result: unknown }[]>();
  return <Result>(key: string, inputs: readonly unknown[], make: () => Result) => {
    const results = resultsByKey.get(key) ?? [];
    const known = results.find((entry) => entry.inputs.every((input, index) => input === inputs[index]));
    const newest = known ?? { inputs, result: make() };
    const others = results.filter((entry) => entry !== newest);
    resultsByKey.set(key, [newest, ...others].slice(0, RESULTS_PER_KEY));
    // A key always names the same kind of thing, which the type of the map can't express.
    return newest.result as Result;
  };
}
