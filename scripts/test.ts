import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ensurePrograms } from '../tests/programs/browser';
import { freePort } from '../tests/programs/free-port';
import { ensureObservatory } from '../e2e/hosting/install-observatory';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A part of what Jest writes with `--json`. */
interface JestCounts {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
}

interface Check {
  name: string;
  command: string[];
  /** Counts the tests of a check that has several. */
  counts?: () => Counts;
}

const RESULTS = 'test-results';

/** The checks of the sources, the quickest first. */
const SOURCE_CHECKS: Check[] = [
  { name: 'content', command: ['npm', 'run', '-s', 'check:content'] },
  { name: 'spelling', command: ['npm', 'run', '-s', 'check:spelling'] },
  { name: 'format', command: ['npx', 'prettier', '--check', '.'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'types', command: ['npx', 'tsc'] },
];

const BUILD: Check = { name: 'build', command: ['npm', 'run', '-s', 'build'] };

/** The unit tests and those of the built site, then the browser tests: each uses all cores. */
const TESTS: Check[] = [
  {
    name: 'tests',
    command: ['npx', 'jest', '--ci', '--json', '--outputFile', `${RESULTS}/jest.json`],
    counts: countJestTests,
  },
  { name: 'browser tests', command: ['npm', 'run', '-s', 'test:e2e'], counts: countBrowserTests },
];

/** Runs every check, even after a failure, and prints the number of all tests in the last line. */
async function main(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  ensurePrograms();
  // Another program may use the port of the browser tests.
  process.env['PORT'] ??= String(await freePort());
  const [sources, build] = await Promise.all([runAll(SOURCE_CHECKS), run(BUILD), ensureObservatory()]);
  const counts = [...sources, build, ...(await runAll(TESTS))];
  const total = (key: keyof Counts) => counts.reduce((sum, count) => sum + count[key], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
  const isSkippedInCi = Boolean(process.env['CI']) && total('skipped') > 0;
  if (isSkippedInCi) console.error('In CI (CI is set), a skipped test counts as failed.');
  process.exitCode = total('failed') > 0 || isSkippedInCi ? 1 : 0;
}

/** Runs checks one after the other. */
async function runAll(checks: Check[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const check of checks) counts.push(await run(check));
  return counts;
}

/** Prints what a check says line by line, each with the name of the check: two may run at the same time. */
async function run({ name, command, counts }: Check): Promise<Counts> {
  const start = Date.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', (line) => console.log(`${name} | ${line}`));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`);
  const result = readSafely(counts) ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 };
  // A runner that stops before its tests has failed.
  return { ...result, failed: result.failed || (status === 0 ? 0 : 1) };
}

function readSafely(counts: Check['counts']): Counts | undefined {
  try {
    return counts?.();
  } catch {
    return undefined;
  }
}

function readResults<Results>(name: string): Results {
  return JSON.parse(readFileSync(`${RESULTS}/${name}.json`, 'utf8')) as Results;
}

function countJestTests(): Counts {
  const counts = readResults<JestCounts>('jest');
  return {
    passed: counts.numPassedTests,
    failed: Math.max(counts.numFailedTests, counts.numFailedTestSuites),
    skipped: counts.numPendingTests,
  };
}

function countBrowserTests(): Counts {
  const { stats } = readResults<{ stats: { expected: number; unexpected: number; skipped: number } }>('e2e');
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
