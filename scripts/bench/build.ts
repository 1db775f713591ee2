import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeLongHistory } from '../fixtures/long-history';
import { PROJECT_FILES } from '../project-files';

const EDITED = 'content/faq/launch.mdx';
const RESULTS = 'bench-results/build.json';

interface Run {
  kind: 'cold' | 'after one edit';
  cpuSeconds: number;
  wallSeconds: number;
  peakMiB: number;
  pages: number;
}

/** Measures a build of so many legal versions, from nothing and after one edit, and checks what came out. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { documents: { type: 'string', default: '12' } } });
  const documents = Number(values.documents);
  if (!Number.isInteger(documents) || documents < 12) {
    throw new Error(`--documents is "${values.documents}": give a whole number from 12 on.`);
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  try {
    for (const entry of PROJECT_FILES) cpSync(entry, path.join(folder, entry), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    // The FAQ's eight answers are documents too.
    makeLongHistory(path.join(folder, 'content'), documents - 8);
    const runs = [await build(folder, documents, 'cold')];
    const file = path.join(folder, EDITED);
    const mark = 'A sentence that only this measurement has.';
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${mark}\n`);
    runs.push(await build(folder, documents, 'after one edit'));
    if (!readFileSync(path.join(folder, 'dist/index.html'), 'utf8').includes(mark)) {
      throw new Error('The edit is not in the page that was built.');
    }
    print(documents, runs);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function build(folder: string, documents: number, kind: Run['kind']): Promise<Run> {
  const start = Date.now();
  // `times` is the shell's own: the CPU time of all that it has started, without a tool to install.
  const child = spawn('sh', ['-c', 'node_modules/.bin/tsx scripts/build.ts; s=$?; times; exit $s'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, NODE_ENV: undefined },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), 200);
  const status = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (status !== 0) throw new Error(`The build failed.\n${output.slice(-3000)}`);
  const pages = countVersionPages(path.join(folder, 'dist/legal'));
  if (pages < documents - 8) throw new Error(`Only ${pages} of ${documents - 8} versions have a page.`);
  return {
    kind,
    cpuSeconds: childTimes(output),
    wallSeconds: (Date.now() - start) / 1000,
    peakMiB: Math.round(peak / 2 ** 20),
    pages,
  };
}

/** The last line that `times` prints is of the children: user and system, as 1m2.345s. */
function childTimes(output: string): number {
  const [last = ''] = output.trim().split('\n').slice(-1);
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  );
}

const PAGE = 4096;

/** Memory of all processes of a group, in bytes; 0 where the system has no /proc. */
function memoryOf(group: number): number {
  let sum = 0;
  try {
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/.test(entry)) continue;
      try {
        const stat = readFileSync(`/proc/${entry}/stat`, 'latin1');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (Number(fields[2]) === group) sum += Number(fields[21]) * PAGE;
      } catch {
        // It has ended since.
      }
    }
  } catch {
    return 0;
  }
  return sum;
}

const countVersionPages = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((file) =>
    /\d{4}-\d\d-\d\d\/index\.html$/.test(String(file)),
  ).length;

function print(documents: number, runs: Run[]): void {
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(`${documents} documents, Node ${process.version}, load ${load}\n`);
  console.log('                 CPU       wall      memory    pages');
  for (const { kind, cpuSeconds, wallSeconds, peakMiB, pages } of runs) {
    console.log(
      `${kind.padEnd(15)}${seconds(cpuSeconds)}${seconds(wallSeconds)}${`${peakMiB} MiB`.padStart(12)}${String(pages).padStart(9)}`,
    );
  }
  mkdirSync(path.dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify({ documents, node: process.version, load, runs }, null, 2)}\n`);
  console.log(`\nWritten to ${RESULTS}.`);
}

const seconds = (value: number) => `${value.toFixed(1)} s`.padStart(10);

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
