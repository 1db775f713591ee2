import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { messageOf } from '../plugins/shared/message-of';
import { SITE } from '../e2e/support/test-site';
import { freePort } from './free-port';

type Counts = Record<'passed' | 'failed' | 'skipped', number>;

/** The part that we read of the results that Jest writes as JSON. */
interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
}

/** The part that we read of the results that Playwright writes as JSON. */
interface PlaywrightResults {
  stats: { expected: number; unexpected: number; skipped: number };
}

/** The commands of checks by their names. They run one after the other. */
type Checks = Record<string, string>;

/** The folder for results. Jest and Playwright write `<name of the check>.json` there. */
const RESULTS = 'test-results';

/** Installs what the tests need besides packages. */
const INSTALL_PROGRAMS = 'tsx tests/support/install.ts';

/** The tests of the built site and the browser tests look at this site. */
const BUILD = 'tsx e2e/support/build-test-site.ts';

/** Checks that need no program and no built site. */
const STATIC_CHECKS: Checks = {
  content: 'npm run -s check:content',
  spelling: 'npm run -s check:spelling',
  workflows: 'tsx scripts/check-workflows.mts',
  format: 'npx prettier --check .',
  types: 'npm run -s typecheck',
  lint: 'npm run -s lint',
};

const jest = (name: string, options: string) =>
  `npx jest --ci --json --outputFile ${RESULTS}/${name}.json ${options}`;

/**
 * Runs every check, even after a failure, and prints the number of all tests in the last line.
 *
 * The build and the browser tests take longest, and pages often wait. So these two come one after
 * the other, and all other checks take the processor time that they leave over.
 */
async function main(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  process.env['SITE_FOLDER'] = SITE;
  const others = [runBeside(STATIC_CHECKS)];
  const build = run('build', BUILD);
  const programs = await run('programs', INSTALL_PROGRAMS);
  others.push(runBeside({ unit: jest('unit', '--ignoreProjects site') }));
  const counts = [programs, await build];
  others.push(runBeside({ site: jest('site', '--selectProjects site') }));
  // The usual port of the browser tests may be taken by another program.
  process.env['PORT'] ??= String(await freePort());
  counts.push(await run('e2e', 'npm run -s test:e2e'));
  counts.push(...(await Promise.all(others)).flat());
  const total = (key: keyof Counts) => counts.reduce((sum, count) => sum + count[key], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
  const isSkippedInCi = Boolean(process.env['CI']) && total('skipped') > 0;
  if (isSkippedInCi) console.error('In CI (CI is set), a skipped test counts as failed.');
  process.exitCode = total('failed') > 0 || isSkippedInCi ? 1 : 0;
}

/** Runs checks one after the other, each with a lower priority than what runs at the same time. */
async function runBeside(checks: Checks): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const [name, command] of Object.entries(checks)) {
    counts.push(await run(name, command, os.constants.priority.PRIORITY_BELOW_NORMAL));
  }
  return counts;
}

/**
 * Runs a check. It prints each line of the check's output behind the name of the check, because
 * several run at a time.
 *
 * @param priority its priority (`os.constants.priority`); without one, that of this process
 */
async function run(name: string, command: string, priority?: number): Promise<Counts> {
  const start = Date.now();
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true });
  // A process that couldn't be started has no id.
  if (child.pid && priority !== undefined) os.setPriority(child.pid, priority);
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
  const counts = countsIn(JSON.parse(readFileSync(results, 'utf8')) as JestResults | PlaywrightResults);
  // A runner may fail although no test has failed.
  return { ...counts, failed: Math.max(counts.failed, failed) };
}

function countsIn(results: JestResults | PlaywrightResults): Counts {
  if ('stats' in results) {
    const { expected, unexpected, skipped } = results.stats;
    return { passed: expected, failed: unexpected, skipped };
  }
  // A test file that cannot be loaded is a failed suite without tests.
  const failed = Math.max(results.numFailedTests, results.numFailedTestSuites);
  return { passed: results.numPassedTests, failed, skipped: results.numPendingTests };
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
