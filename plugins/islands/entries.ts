import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the generated webpack entries. */
export const ENTRIES = '.cache/islands';

/** The script of all pages: React and the islands of the layout. */
export const APP = 'app';

const ISLAND_FILE = /\.island\.tsx?$/;

/**
 * Finds all islands (files `<name>.island.ts` in src) and writes the webpack entries: `app` for the
 * islands of the layout, and one for each other island.
 *
 * @returns the path of each entry by its name
 * @throws Error when the name of an island differs from its file name
 */
export function writeIslandEntries(): Record<string, string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => ISLAND_FILE.test(file))
    .map((file) => path.join('src', file))
    .sort();
  const isInLayout = (file: string) => file.startsWith(path.join('src', 'layout'));
  const scripts: [string, string[]][] = [
    [APP, files.filter(isInLayout)],
    ...files.filter((file) => !isInLayout(file)).map((file): [string, string[]] => [nameOf(file), [file]]),
  ];
  mkdirSync(ENTRIES, { recursive: true });
  return Object.fromEntries(
    scripts.map(([name, islands]) => {
      const entry = path.resolve(ENTRIES, `${name}.js`);
      islands.forEach(checkName);
      writeFileSync(entry, entryCode(islands));
      return [name, entry];
    }),
  );
}

const nameOf = (file: string) => path.basename(file).replace(ISLAND_FILE, '');

function checkName(file: string): void {
  if (readFileSync(file, 'utf8').includes(`island('${nameOf(file)}',`)) return;
  throw new Error(
    `${file} does not hold an island of its own name, by which the page finds its script: write export default island('${nameOf(file)}', …).`,
  );
}

function entryCode(islands: readonly string[]): string {
  const importPath = (file: string) => JSON.stringify(path.resolve(file));
  return [
    `import { hydrateIslands } from ${importPath('plugins/islands/hydrate')};`,
    ...islands.map((file, index) => `import island${index} from ${importPath(file)};`),
    ...islands.map((_, index) => `hydrateIslands(island${index});`),
    '',
  ].join('\n');
}
