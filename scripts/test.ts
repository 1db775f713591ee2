import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { SITE } from '../e2e/test-site';
import { freePort } from '../tests/programs/free-port';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Check {
  name: string;
  command: string;
  /** The file with the results of a check that has several tests. */
  results?: string;
}

/** What is used of the results of Jest, or of Playwright. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  stats?: { expected: number; unexpected: number; skipped: number };
}

const RESULTS = 'test-results';

/** Lists of checks that run at the same time, each list in its order. */
const FIRST: Check[][] = [
  [{ name: 'programs', command: 'npx tsx tests/programs/install.ts' }],
  // Unit tests, tests of the built site and browser tests share one site.
  [{ name: 'build', command: 'npx tsx e2e/build-test-site.ts' }],
  [
    { name: 'content', command: 'npm run -s check:content' },
    { name: 'spelling', command: 'npm run -s check:spelling' },
    { name: 'format', command: 'npx prettier --check .' },
    { name: 'lint', command: 'npm run -s lint' },
    { name: 'types', command: 'npx tsc' },
  ],
];

const JEST = `${RESULTS}/jest.json`;

/** Each uses all cores. */
const TESTS: Check[] = [
  { name: 'tests', command: `npx jest --ci --json --outputFile ${JEST}`, results: JEST },
  { name: 'browser tests', command: 'npm run -s test:e2e', results: `${RESULTS}/e2e.json` },
];

/** Runs every check, even after a failure, and prints the number of all tests in the last line. */
async function main(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  // Another program may use the port of the browser tests.
  process.env['PORT'] ??= String(await freePort());
  process.env['SITE_FOLDER'] = SITE;
  const first = await Promise.all(FIRST.map(runAll));
  const counts = [...first.flat(), ...(await runAll(TESTS))];
  const total = (key: keyof Counts) => counts.reduce((sum, count) => sum + count[key], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
  const isSkippedInCi = Boolean(process.env['CI']) && total('skipped') > 0;
  if (isSkippedInCi) console.error('In CI (CI is set), a skipped test counts as failed.');
  process.exitCode = total('failed') > 0 || isSkippedInCi ? 1 : 0;
}

async function runAll(checks: Check[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const check of checks) counts.push(await run(check));
  return counts;
}

/** Prints what a check says line by line, each with the name of the check: several run at the same time. */
async function run({ name, command, results }: Check): Promise<Counts> {
  const start = Date.now();
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true });
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', (line) => console.log(`${name} | ${line}`));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`);
  const failed = status === 0 ? 0 : 1;
  // A runner that stops before its tests writes nothing, and has failed.
  if (!results || !existsSync(results)) return { passed: 1 - failed, failed, skipped: 0 };
  const counts = countsIn(results);
  return { ...counts, failed: counts.failed || failed };
}

function countsIn(file: string): Counts {
  const { stats, ...jest } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  if (stats) return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
  const failed = Math.max(jest.numFailedTests, jest.numFailedTestSuites);
  return { passed: jest.numPassedTests, failed, skipped: jest.numPendingTests };
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
