import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STOPPED_BY_CONTENT } from '../content-model/bad-content';
import { carryOver } from '../publish/hosting/carry-over';
import { compress } from '../publish/hosting/compress';
import { keepAssets } from '../publish/hosting/keep-assets';
import { writeHostFiles } from '../publish/hosting/write-host-files';
import { MinifiedCode } from '../publish/minify-code';
import { slimPage } from '../publish/slim-page';
import { prepareWorkshop } from './workshop';

/** Gatsby works in here, with caches that last, so that what it leaves half done touches nothing published. */
const WORKSHOP = '.build';
const PUBLISHED = 'public';
/** Says what the caches in the workshop were made by. */
const MADE_BY = path.join(WORKSHOP, 'made-by.json');
/** Stands in the workshop while a build runs: found by the next one, it tells that this one did not end well. */
const UNFINISHED = path.join(WORKSHOP, 'unfinished');
/** What npm has installed. */
const INSTALLED = 'node_modules/.package-lock.json';
/** The new site on its way in, and the old one on its way out. */
const NEXT = '.public-next';
const PREVIOUS = '.public-previous';

/** What Gatsby leaves for its own runtime and tools, and a second copy of 404.html that would answer with 200. */
const UNPUBLISHED = ['404', '_gatsby', 'chunk-map.json', 'page-data', 'webpack.stats.json', '~partytown'];

const GATSBY_SETTINGS = {
  // With more room for the young, most of what a build throws away is never copied; and with one thread beside the
  // first, V8 compiles and cleans up in less time than it takes several to share the work.
  NODE_OPTIONS: '--max-semi-space-size=64 --v8-pool-size=1',
  // Plain lines, in the terminal as in a log.
  GATSBY_LOGGER: 'yurnalist',
  // Starting workers takes longer than all that they would do.
  GATSBY_CPU_COUNT: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
};

/** Written by the build, read by editors and by the type check. */
const QUERY_TYPES = 'src/gatsby-types.d.ts';

/** What is remembered of codes that a build made small. */
const MINIFIED = path.join(WORKSHOP, 'minified-code.json');

interface MadeBy {
  /** What Gatsby's caches depend on and do not know: the packages, where the site stands, and its address. */
  ground: unknown[];
  /**
   * All that decides about scripts, templates and types: the sources, by whose hash this program's folder is
   * named, and the settings that Gatsby hands to webpack.
   */
  program: unknown[];
}

/** Builds the site; `public/` changes only when all of it has succeeded, and then in one step. */
async function main(): Promise<void> {
  finishInterruptedSwap();
  const by = madeBy();
  const before = lastMadeBy();
  const isSame = (what: keyof MadeBy) => JSON.stringify(by[what]) === JSON.stringify(before?.[what]);
  if (!isSame('ground')) rmSync(WORKSHOP, { recursive: true, force: true });
  mkdirSync(WORKSHOP, { recursive: true });
  writeFileSync(UNFINISHED, '');
  prepareWorkshop(WORKSHOP, __dirname);

  // Only content can have changed then.
  const isProgramKnown = isSame('ground') && isSame('program') && existsSync(QUERY_TYPES);
  if (!isProgramKnown) rmSync(MINIFIED, { force: true });
  const status = await gatsbyBuild(isProgramKnown);
  // With another program, Gatsby has thrown away what it knew of the pages that it wrote.
  if (status === STOPPED_BY_CONTENT && isProgramKnown) rmSync(UNFINISHED);
  if (status !== 0) return fail(status ?? 1);
  rmSync(NEXT, { recursive: true, force: true });
  const code = new MinifiedCode(MINIFIED);
  const slim = (html: string) => slimPage(html, code.minify);
  carryOver(path.join(WORKSHOP, PUBLISHED), PUBLISHED, NEXT, UNPUBLISHED, slim);
  code.save();
  try {
    keepAssets(PUBLISHED, NEXT);
    writeHostFiles(NEXT);
  } catch (error) {
    console.error((error as Error).message);
    return fail(1);
  }
  await compress(NEXT, PUBLISHED);
  if (!isProgramKnown) cpSync(path.join(WORKSHOP, QUERY_TYPES), QUERY_TYPES);
  writeFileSync(MADE_BY, JSON.stringify(by));
  swap();
  rmSync(UNFINISHED);
}

/** Nothing after a build that did not end well: Gatsby's caches can call a page written that never was. */
function lastMadeBy(): MadeBy | undefined {
  if (existsSync(UNFINISHED) || !existsSync(MADE_BY)) return undefined;
  return JSON.parse(readFileSync(MADE_BY, 'utf8')) as MadeBy;
}

function madeBy(): MadeBy {
  const packages = createHash('sha256').update(readFileSync(INSTALLED)).digest('hex');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('GATSBY_'));
  return {
    ground: [packages, process.cwd(), process.env['SITE_URL'] ?? ''],
    program: [path.basename(__dirname), process.version, settings.sort()],
  };
}

function fail(status: number): void {
  console.error(`\nThe build failed. What was published before is still in ${PUBLISHED}/ as it was.`);
  process.exitCode = status;
}

/** @param isProgramKnown whether the build before was made by the same program, so that only content can have changed */
function gatsbyBuild(isProgramKnown: boolean): Promise<number | null> {
  const child = spawn(process.execPath, ['gatsby-build.js'], {
    cwd: WORKSHOP,
    stdio: 'inherit',
    env: { ...GATSBY_SETTINGS, ...process.env, PROGRAM_UNCHANGED: isProgramKnown ? '1' : '' },
  });
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
