import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { weighPages, wholePage, type PageWeight } from './page-weight/weigh-pages';

const REACT_19 = ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@19`);

/** The same as `npm test` has, without what React has no part in. */
const STEPS: { name: string; command: [string, ...string[]]; counts?: (folder: string) => string }[] = [
  { name: 'install', command: ['npm', 'install', '--no-audit', '--no-fund', ...REACT_19] },
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  {
    name: 'unit tests',
    command: ['npx', 'jest', '--ci', '--json', '--outputFile', 'test-results/unit.json'],
    counts: (folder) => {
      const { numPassedTests, numFailedTests } = report(folder, 'unit');
      return `${numPassedTests} passed, ${numFailedTests} failed`;
    },
  },
  {
    name: 'browser tests',
    command: ['npm', 'run', '-s', 'test:e2e'],
    counts: (folder) => {
      const { stats } = report(folder, 'e2e');
      return `${stats?.expected} passed, ${stats?.unexpected} failed, ${stats?.skipped} not run`;
    },
  },
];

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; skipped: number };
}

/** Builds and tests a copy of the project with React 19, and says what passed and what the pages weigh. */
function main(): void {
  if (!existsSync('dist/index.html')) {
    console.error('There is nothing to compare with: build the site first, with npm run build.');
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'react19-'));
  console.log(`A copy of the project is tried with React 19 in ${folder}.`);
  copyProject(folder);
  const results = STEPS.map((step) => runIn(folder, step));
  const version = (name: string) =>
    (
      JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string;
      }
    ).version;
  console.log(`\nReact ${version('react')}, react-dom ${version('react-dom')}\n`);
  for (const { name, passed, detail } of results) {
    console.log(`${name.padEnd(14)} ${(passed ? 'passed' : 'FAILED').padEnd(7)} ${detail}`);
  }
  if (existsSync(path.join(folder, 'dist/index.html'))) {
    printWeights(weighPages('dist'), weighPages(path.join(folder, 'dist')));
  }
  if (results.every(({ passed }) => passed)) {
    rmSync(folder, { recursive: true, force: true });
    console.log('\nEverything passed. The copy is removed.');
  } else {
    console.log(`\nThe copy stays in ${folder} for you to look at.`);
    process.exitCode = 1;
  }
}

/** What git would commit, as it stands. */
function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name && existsSync(name))) {
    cpSync(file, path.join(folder, file));
  }
  mkdirSync(path.join(folder, 'test-results'));
  // React 19 has in react-dom/client what 18 has in react-dom.
  const settings = path.join(folder, 'plugins/islands/webpack.ts');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^.*'react-dom\/client':.*\n/m, ''));
}

function runIn(folder: string, { name, command: [program, ...args], counts }: (typeof STEPS)[number]) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const { status } = spawnSync(program, args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = `${Math.round((Date.now() - start) / 1000)} s`;
  let detail = seconds;
  try {
    if (counts) detail = `${counts(folder)}, ${seconds}`;
  } catch {
    detail = `stopped before its tests, ${seconds}`;
  }
  return { name, passed: status === 0, detail };
}

const report = (folder: string, name: string) =>
  JSON.parse(readFileSync(path.join(folder, `test-results/${name}.json`), 'utf8')) as Report;

function printWeights(now: PageWeight[], then: PageWeight[]): void {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);
  console.log(
    `\nCompressed                 ${'now'.padStart(10)} ${'React 19'.padStart(10)} ${'more'.padStart(10)}`,
  );
  for (const weight of now) {
    const other = then.find(({ page }) => page === weight.page);
    if (!other) continue;
    const [before, after] = [wholePage(weight).gzip, wholePage(other).gzip];
    console.log(
      `${weight.page.padEnd(26)} ${kilobytes(before)} ${kilobytes(after)} ${kilobytes(after - before)}`,
    );
  }
}

main();
