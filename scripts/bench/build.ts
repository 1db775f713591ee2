import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { git } from '../git';
import { makeLongHistory } from './long-history';

/** The eight answers of the FAQ are documents too. */
const OTHER_DOCUMENTS = 8;
const MARK = 'A sentence that only this measurement has.';

/**
 * Measures a clean build of a copy of the site, and one after an edit.
 *
 * @param args `--documents 1200`: how many documents the copy has
 * @throws Error when a build fails, or a page or the edit is missing from it
 */
export function measureBuild(args: string[]): void {
  const { values } = parseArgs({ args, options: { documents: { type: 'string', default: '12' } } });
  const versions = Number(values.documents) - OTHER_DOCUMENTS;
  if (!Number.isInteger(versions) || versions < 4) {
    throw new Error(`--documents is "${values.documents}": give a whole number from 12 on.`);
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  try {
    const files = git('ls-files', '-z').split('\0').filter(fs.existsSync);
    for (const file of files) fs.cpSync(file, path.join(folder, file));
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    makeLongHistory(path.join(folder, 'content'), versions);
    console.log(`${values.documents} documents, Node ${process.version}`);
    build('clean', folder, versions);
    fs.appendFileSync(path.join(folder, 'content/faq/launch.mdx'), `\n${MARK}\n`);
    build('after one edit', folder, versions);
    if (!fs.readFileSync(path.join(folder, 'dist/index.html'), 'utf8').includes(MARK)) {
      throw new Error('The edit is not in the page that was built.');
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Builds the copy, and prints the CPU time of all its processes and the time that passed. */
function build(kind: string, folder: string, versions: number): void {
  const start = Date.now();
  // The last line of the shell's `times` is the CPU time of its children, such as 1m2.345s 0m3.456s.
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', 'node_modules/.bin/tsx scripts/build.ts; s=$?; times; exit $s'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, NODE_ENV: undefined } },
  );
  if (status !== 0) throw new Error(`The build failed.\n${(stdout + stderr).slice(-3000)}`);
  const pages = fs
    .readdirSync(path.join(folder, 'dist/legal'), { recursive: true })
    .filter((file) => /\d{4}-\d\d-\d\d\/index\.html$/.test(String(file))).length;
  if (pages < versions) throw new Error(`Only ${pages} of ${versions} versions have a page.`);
  const times = stdout.trim().split('\n').at(-1) ?? '';
  const cpu = [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  );
  const wall = (Date.now() - start) / 1000;
  console.log(`${kind}: CPU ${cpu.toFixed(1)} s, wall ${wall.toFixed(1)} s, ${pages} pages of versions`);
}
