import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FILES } from './project-files';

/** Gatsby works in here, with caches that last, so that what it leaves half done touches nothing published. */
const WORKSHOP = '.build';
const PUBLISHED = 'public';
/** Stands in the workshop while a build runs: found by the next one, it tells that this one did not end well. */
const UNFINISHED = path.join(WORKSHOP, 'unfinished');
/** The new site on its way in, and the old one on its way out. */
const NEXT = '.public-next';
const PREVIOUS = '.public-previous';

/** What Gatsby leaves for its own runtime and tools, which no visitor's browser asks for. */
const UNPUBLISHED = ['_gatsby', 'chunk-map.json', 'page-data', 'webpack.stats.json', '~partytown'].map(
  (name) => path.join(WORKSHOP, PUBLISHED, name),
);

/** Written by the build, read by editors and by the type check. */
const QUERY_TYPES = 'src/gatsby-types.d.ts';

/** Builds the site; `public/` changes only when all of it has succeeded, and then in one step. */
async function main(): Promise<void> {
  finishInterruptedSwap();
  // Gatsby's caches can say that a page is up to date when its build was killed before it was written.
  if (existsSync(UNFINISHED)) rmSync(WORKSHOP, { recursive: true, force: true });
  mkdirSync(WORKSHOP, { recursive: true });
  writeFileSync(UNFINISHED, '');
  for (const input of PROJECT_FILES) {
    const copy = path.join(WORKSHOP, input);
    rmSync(copy, { recursive: true, force: true });
    // With their times: caches go by them.
    cpSync(input, copy, { recursive: true, preserveTimestamps: true });
  }
  const packages = path.join(WORKSHOP, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages, 'junction');

  const status = await gatsbyBuild();
  if (status !== 0) {
    console.error(`\nThe build failed. What was published before is still in ${PUBLISHED}/ as it was.`);
    process.exitCode = status ?? 1;
    return;
  }
  rmSync(NEXT, { recursive: true, force: true });
  cpSync(path.join(WORKSHOP, PUBLISHED), NEXT, {
    recursive: true,
    filter: (source) => !UNPUBLISHED.includes(source),
  });
  cpSync(path.join(WORKSHOP, QUERY_TYPES), QUERY_TYPES);
  swap();
  rmSync(UNFINISHED);
}

function gatsbyBuild(): Promise<number | null> {
  const gatsby = path.resolve('node_modules/gatsby/cli.js');
  const child = spawn(process.execPath, [gatsby, 'build'], { cwd: WORKSHOP, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', resolve));
}

/** Two renames with nothing between them; a run that is killed right there is finished by the next. */
function swap(): void {
  rmSync(PREVIOUS, { recursive: true, force: true });
  if (existsSync(PUBLISHED)) renameSync(PUBLISHED, PREVIOUS);
  renameSync(NEXT, PUBLISHED);
  rmSync(PREVIOUS, { recursive: true, force: true });
}

function finishInterruptedSwap(): void {
  if (!existsSync(PUBLISHED) && existsSync(PREVIOUS)) renameSync(PREVIOUS, PUBLISHED);
}

void main();
