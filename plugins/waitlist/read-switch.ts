/**
 * Reads a variable that turns something on.
 *
 * @throws Error when it is neither 1 nor 0, since a typing mistake could publish a preview
 */
export function readSwitch(name: string, environment = process.env): boolean {
  const value = environment[name] ?? '';
  if (['', '0', '1'].includes(value)) return value === '1';
  throw new Error(`${name} must be 1 or 0. It is: ${value}`);
}
