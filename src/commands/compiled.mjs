import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const cache = path.join(project, 'node_modules/.cache/compiled');

const INSTALLED = 'node_modules/.package-lock.json';
/**
 * Everything that the site is made of but its content, and the packages that are installed: what programs are
 * compiled from, and what webpack reads, since builds go by the same hash.
 */
const SOURCES = [
  'src',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
  INSTALLED,
];
/** Files in `src` that no program is made of: those of editors, tests, and what builds write. */
const NO_SOURCE = /^\.|\.test\.tsx?$|^gatsby-types\.d\.ts$/;

const TO_ONE_FILE = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'error',
  // It finds its own program by its place.
  external: ['esbuild'],
};
/** In milliseconds, how long compiled programs stay that others have taken the place of: a day. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/**
 * Compiles programs to one file each, once for each state of their sources: reading that takes a tenth
 * of the time that reading and compiling some 200 modules takes.
 *
 * @param {(import('esbuild').BuildOptions & { entryPoints: string[] })[]} programs what is to be compiled, and how
 * @returns {Promise<string>} the folder in which they are, named after the hash of their sources
 * @throws {Error} when packages are missing, or a program cannot be compiled
 */
export async function compiled(programs) {
  if (!existsSync(path.join(project, INSTALLED))) {
    throw new Error(`There is no ${INSTALLED}: install the packages first, with npm ci --ignore-scripts.`);
  }
  const hash = hashOf(programs);
  const folder = path.join(cache, hash);
  if (isComplete(folder, programs)) return folder;
  // Under another name first: two may start at the same time.
  const unfinished = `${folder}.${process.pid}`;
  try {
    await compile(unfinished, programs);
    // Somebody may have gone on writing.
    if (hashOf(programs) !== hash) return await compiled(programs);
    forgetOld();
    rename(unfinished, folder, programs);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

const isComplete = (folder, programs) =>
  programs
    .flatMap(({ entryPoints }) => entryPoints)
    .every((entry) => existsSync(path.join(folder, `${path.parse(entry).name}.js`)));

async function compile(folder, programs) {
  const { build } = await import('esbuild');
  const settings = { absWorkingDir: project, outdir: folder, entryNames: '[name]', ...TO_ONE_FILE };
  await Promise.all(programs.map((program) => build({ ...settings, ...program })));
}

function rename(unfinished, folder, programs) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!isComplete(folder, programs)) throw error;
  }
}

function forgetOld() {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const old = path.join(cache, name);
    const { mtimeMs } = statSync(old, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > KEPT_FOR) rmSync(old, { recursive: true, force: true });
  }
}

function hashOf(programs) {
  const hash = createHash('sha256').update(JSON.stringify(programs));
  const add = (source) => {
    const file = path.join(project, source);
    if (!statSync(file).isDirectory()) return void hash.update(`${source}\0`).update(readFileSync(file));
    for (const name of readdirSync(file)) if (!NO_SOURCE.test(name)) add(path.join(source, name));
  };
  SOURCES.forEach(add);
  return hash.digest('hex').slice(0, 32);
}
