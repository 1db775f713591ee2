/**
 * Makes a function remember what it made, for what is asked for again soon.
 *
 * @param most how many it keeps; beyond, it begins anew, so that a long run does not fill the memory
 * @param make its answer must not be changed by who gets it
 * @param keyOf all of the input that decides about the answer
 */
export function remembering<Input, Made>(
  most: number,
  make: (input: Input) => Made,
  keyOf: (input: Input) => string,
): (input: Input) => Made {
  const made = new Map<string, Made>();
  return (input) => {
    const key = keyOf(input);
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const fresh = make(input);
    made.set(key, fresh);
    return fresh;
  };
}
