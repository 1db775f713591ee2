/**
 * Finds who must approve a file. Reads the patterns that .github/CODEOWNERS uses: `*`, folders and files from the root.
 *
 * @param file path below the project's root
 * @returns teams such as `@organisation/compliance`, of the last rule that matches
 */
export function ownersOf(file: string, codeOwners: string): string[] {
  const rules = codeOwners
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/ +/));
  const rule = rules.filter(([pattern = '']) => pattern === '*' || `/${file}`.startsWith(pattern)).at(-1);
  return rule?.slice(1) ?? [];
}
