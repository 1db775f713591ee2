import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { SITE } from '../e2e/support/test-site';
import { freePort } from './support/free-port';
import { runCommand } from './support/run-command';

type Counts = Record<'passed' | 'failed' | 'skipped', number>;

/** The name of a check, and the counts of its tests. A check without tests counts as one. */
interface Result extends Counts {
  name: string;
}

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; skipped: number };
}

/** The commands of checks by their names. They run one after the other. */
type Checks = Record<string, string>;

/** The folder for results. Jest and Playwright write `<name of the check>.json` there. */
const RESULTS = 'test-results';

/** Groups of checks that run at the same time, before the tests. */
const PREPARATIONS: Checks[] = [
  { programs: 'tsx tests/support/install-requirements.ts' },
  // The tests of the built site and the browser tests look at this site.
  { build: 'tsx e2e/support/build-test-site.ts' },
  {
    content: 'npm run -s check:content',
    spelling: 'npm run -s check:spelling',
    workflows: 'tsx scripts/check-workflows.mts',
    format: 'prettier --check .',
    types: 'npm run -s typecheck',
  },
];

/** Runs every check, even after a failure. At the end, it prints the number of all tests, and what failed. */
async function main(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  process.env['SITE_FOLDER'] = SITE;
  // The lint takes longest and has one thread, so it may still run beside Jest.
  const lint = run('lint', 'npm run -s lint');
  const preparations = await Promise.all(PREPARATIONS.map(runAll));
  // The tests with Gatsby wait for one process after the other. Beside Jest, they leave no processor idle.
  const gatsby = runInBrowser('gatsby');
  const jest = await run('jest', `jest --ci --json --outputFile ${RESULTS}/jest.json`);
  const pages = await runInBrowser('pages', 'pictures');
  const results = [...preparations.flat(), await lint, jest, await gatsby, pages];
  const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
  const isSkippedInCi = Boolean(process.env['CI']) && total('skipped') > 0;
  if (isSkippedInCi) console.error('In CI (CI is set), a skipped test counts as failed.');
  const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  if (failed.length > 0) {
    console.log(`Failed: ${failed.join(', ')}. Each line that a check printed begins with "<its name> | ".`);
  }
  process.exitCode = total('failed') > 0 || isSkippedInCi ? 1 : 0;
}

async function runAll(checks: Checks): Promise<Result[]> {
  const results: Result[] = [];
  for (const [name, command] of Object.entries(checks)) results.push(await run(name, command));
  return results;
}

/** Runs projects of playwright.config.ts as one check, which is named after the first project. */
async function runInBrowser(...projects: [string, ...string[]]): Promise<Result> {
  const [name] = projects;
  const options = projects.map((project) => `--project=${project}`);
  return run(name, `npm run -s test:e2e -- --reporter=list,json ${options.join(' ')}`, {
    // Each check serves the site at another port.
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${RESULTS}/${name}.json`,
  });
}

/** Prints each line of a check's output after the name of the check, because several run at a time. */
async function run(name: string, command: string, environment: NodeJS.ProcessEnv = {}): Promise<Result> {
  const start = Date.now();
  const env = { ...process.env, ...environment };
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true, env });
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', (line) => console.log(`${name} | ${line}`));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`);
  const failed = status === 0 ? 0 : 1;
  const file = `${RESULTS}/${name}.json`;
  // A check without tests writes no results, and neither does a runner that stops before its tests.
  if (!existsSync(file)) return { name, passed: 1 - failed, failed, skipped: 0 };
  const counts = countsIn(JSON.parse(readFileSync(file, 'utf8')) as JestResults | PlaywrightResults);
  // A runner may fail although no test has failed.
  return { ...counts, name, failed: Math.max(counts.failed, failed) };
}

function countsIn(results: JestResults | PlaywrightResults): Counts {
  if ('stats' in results) {
    const { expected, unexpected, skipped } = results.stats;
    return { passed: expected, failed: unexpected, skipped };
  }
  // A test file that can't be loaded has no tests, and counts as one that failed.
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return { passed: results.numPassedTests, failed, skipped: results.numPendingTests };
}

void runCommand(main);
