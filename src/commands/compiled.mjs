import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const cache = path.join(project, 'node_modules/.cache/compiled');
/** What programs are made of. */
const SOURCES = [
  'src',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
const TO_ONE_FILE = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'error',
  // It finds its own program by its place.
  external: ['esbuild'],
};
/** In milliseconds, how long programs stay that were compiled from other sources: a day. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/**
 * Compiles programs to one file each, once for each state of their sources: reading that takes a tenth
 * of the time that reading and compiling some 200 modules takes.
 *
 * @param {import('esbuild').BuildOptions[]} programs what is to be compiled, and how
 * @returns {Promise<string>} the folder in which they are, named after the hash of their sources
 * @throws {Error} when one cannot be compiled
 */
export async function compiled(programs) {
  const folder = path.join(cache, hashOf(programs));
  if (!existsSync(folder)) await compile(folder, programs);
  return folder;
}

async function compile(folder, programs) {
  const { build } = await import('esbuild');
  mkdirSync(cache, { recursive: true });
  // Under another name first: two may start at the same time.
  const unfinished = mkdtempSync(path.join(cache, 'unfinished-'));
  const settings = { absWorkingDir: project, outdir: unfinished, entryNames: '[name]', ...TO_ONE_FILE };
  await Promise.all(programs.map((program) => build({ ...settings, ...program })));
  for (const name of readdirSync(cache)) {
    const old = path.join(cache, name);
    if (Date.now() - statSync(old).mtimeMs > KEPT_FOR) rmSync(old, { recursive: true, force: true });
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function hashOf(programs) {
  const hash = createHash('sha256').update(JSON.stringify(programs));
  const add = (source) => {
    const file = path.join(project, source);
    if (statSync(file).isDirectory()) readdirSync(file).forEach((name) => add(path.join(source, name)));
    else hash.update(`${source}\0`).update(readFileSync(file));
  };
  SOURCES.forEach(add);
  return hash.digest('hex').slice(0, 32);
}
