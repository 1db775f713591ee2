/**
 * @returns the message of what was thrown, which may be anything. `instanceof` can't tell whether it is an
 *   error: in Jest, an error of Node isn't an instance of the test's `Error`.
 */
export function messageOf(thrown: unknown): string {
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return String(hasMessage ? thrown.message : thrown);
}
