/**
 * Reads a variable that turns something on with 1, and off with 0 or without a value.
 *
 * @throws Error for any other value, because a typing mistake such as SITE_PREVIEW=true could publish a
 *   preview
 */
export function readSwitch(name: string, environment: NodeJS.ProcessEnv): boolean {
  const value = environment[name] ?? '';
  if (['', '0', '1'].includes(value)) return value === '1';
  throw new Error(`${name} must be 1 or 0. It is: ${value}`);
}
