import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { SITE } from '../e2e/test-site';
import { freePort } from '../tests/programs/free-port';

type Counts = Record<'passed' | 'failed' | 'skipped', number>;

/**
 * The results that Jest and Playwright write as JSON, as far as they are read here.
 * Playwright alone has `stats`.
 */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  stats?: { expected: number; unexpected: number; skipped: number };
}

/** Commands by the names of their checks. They run one after the other. */
type Checks = Record<string, string>;

/** The folder for results: a check with many tests writes `<name>.json` there. */
const RESULTS = 'test-results';

/** Groups of checks that run at the same time, before the tests. */
const PREPARATIONS: Checks[] = [
  { programs: 'tsx tests/programs/install.ts' },
  // The tests of the built site and the browser tests look at this site.
  { build: 'tsx e2e/build-test-site.ts' },
  {
    content: 'npm run -s check:content',
    spelling: 'npm run -s check:spelling',
    format: 'npx prettier --check .',
    lint: 'npm run -s lint',
    types: 'npx tsc',
  },
];

/** The tests, one runner after the other: each of them uses all cores. */
const TESTS: Checks = {
  jest: `npx jest --ci --json --outputFile ${RESULTS}/jest.json`,
  e2e: 'npm run -s test:e2e',
};

/** Runs every check, even after a failure, and prints the number of all tests in the last line. */
async function main(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  // The usual port of the browser tests may be taken by another program.
  process.env['PORT'] ??= String(await freePort());
  process.env['SITE_FOLDER'] = SITE;
  const preparations = await Promise.all(PREPARATIONS.map(runAll));
  const tests = await runAll(TESTS);
  const counts = [...preparations.flat(), ...tests];
  const total = (key: keyof Counts) => counts.reduce((sum, count) => sum + count[key], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
  const isSkippedInCi = Boolean(process.env['CI']) && total('skipped') > 0;
  if (isSkippedInCi) console.error('In CI (CI is set), a skipped test counts as failed.');
  process.exitCode = total('failed') > 0 || isSkippedInCi ? 1 : 0;
}

async function runAll(checks: Checks): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const [name, command] of Object.entries(checks)) counts.push(await run(name, command));
  return counts;
}

/** Prints what a check says line by line, each with the name of the check: several run at the same time. */
async function run(name: string, command: string): Promise<Counts> {
  const start = Date.now();
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true });
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', (line) => console.log(`${name} | ${line}`));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`);
  const failed = status === 0 ? 0 : 1;
  const results = `${RESULTS}/${name}.json`;
  // A check without tests writes no results, and neither does a runner that stops before its tests.
  if (!existsSync(results)) return { passed: 1 - failed, failed, skipped: 0 };
  const counts = countsIn(JSON.parse(readFileSync(results, 'utf8')) as Results);
  // A runner may fail although no test has failed.
  return { ...counts, failed: Math.max(counts.failed, failed) };
}

function countsIn({ stats, ...jest }: Results): Counts {
  if (stats) return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
  // A test file that cannot be loaded is a failed suite without tests.
  const failed = Math.max(jest.numFailedTests, jest.numFailedTestSuites);
  return { passed: jest.numPassedTests, failed, skipped: jest.numPendingTests };
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
