import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeLongHistory } from './long-history';
import { PROJECT_FILES } from '../project-files';

const EDITED = 'content/faq/launch.mdx';
/** The eight answers of the FAQ are documents too. */
const OTHER_DOCUMENTS = 8;

interface Measurement {
  cpuSeconds: number;
  wallSeconds: number;
  pages: number;
}

/**
 * Measures a clean build of a copy of the site, and one after an edit.
 *
 * @param args `--documents 1200`: how many documents the copy has
 * @returns true
 * @throws Error when a build fails, or a page or the edit is missing from it
 */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { documents: { type: 'string', default: '12' } } });
  const documents = Number(values.documents);
  if (!Number.isInteger(documents) || documents < 12) {
    throw new Error(`--documents is "${values.documents}": give a whole number from 12 on.`);
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  try {
    for (const entry of PROJECT_FILES) cpSync(entry, path.join(folder, entry), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const versions = documents - OTHER_DOCUMENTS;
    makeLongHistory(path.join(folder, 'content'), versions);
    console.log(`${documents} documents, Node ${process.version}`);
    print('clean', await build(folder, versions));
    const file = path.join(folder, EDITED);
    const mark = 'A sentence that only this measurement has.';
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${mark}\n`);
    print('after one edit', await build(folder, versions));
    if (!readFileSync(path.join(folder, 'dist/index.html'), 'utf8').includes(mark)) {
      throw new Error('The edit is not in the page that was built.');
    }
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function build(folder: string, versions: number): Promise<Measurement> {
  const start = Date.now();
  // The shell prints the CPU time of all its children with `times`.
  const child = spawn('sh', ['-c', 'node_modules/.bin/tsx scripts/build.ts; s=$?; times; exit $s'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) throw new Error(`The build failed.\n${output.slice(-3000)}`);
  const pages = countVersionPages(path.join(folder, 'dist/legal'));
  if (pages < versions) throw new Error(`Only ${pages} of ${versions} versions have a page.`);
  return { cpuSeconds: childTimes(output), wallSeconds: (Date.now() - start) / 1000, pages };
}

/** Reads the last line of `times`: user and system time of the children, such as 1m2.345s. */
function childTimes(output: string): number {
  const [last = ''] = output.trim().split('\n').slice(-1);
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  );
}

const countVersionPages = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((file) =>
    /\d{4}-\d\d-\d\d\/index\.html$/.test(String(file)),
  ).length;

function print(kind: string, { cpuSeconds, wallSeconds, pages }: Measurement): void {
  console.log(
    `${kind.padEnd(15)} CPU ${cpuSeconds.toFixed(1)} s, wall ${wallSeconds.toFixed(1)} s, ${pages} pages of versions`,
  );
}
