import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensurePrograms } from './browser';
import { ensureObservatory } from './observatory';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Each check, in the order in which a mistake is cheapest to find; `counts` where it has tests of its own. */
const CHECKS: { name: string; command: string[]; counts?: () => Counts }[] = [
  { name: 'content', command: ['npm', 'run', '-s', 'check:content'] },
  { name: 'spelling', command: ['npm', 'run', '-s', 'check:spelling'] },
  { name: 'format', command: ['npx', 'prettier', '--check', '.'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  {
    name: 'built site',
    command: ['npm', 'run', '-s', 'check:site'],
    counts: () => JSON.parse(readFileSync('test-results/site.json', 'utf8')) as Counts,
  },
  { name: 'page weight', command: ['npm', 'run', '-s', 'bench', '--', '--bytes-only'] },
  // Counts pages and looks for the edit; how long it takes is not asked here.
  {
    name: 'build of many documents',
    command: ['npm', 'run', '-s', 'bench:build', '--', '--documents', '40'],
  },
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  {
    name: 'unit tests',
    command: ['npx', 'jest', '--ci', '--json', '--outputFile', 'test-results/unit.json'],
    counts: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = read('unit');
      return {
        passed: numPassedTests ?? 0,
        failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0),
        skipped: numPendingTests ?? 0,
      };
    },
  },
  {
    name: 'browser tests',
    command: ['npm', 'run', '-s', 'test:e2e'],
    counts: () => browserCounts('e2e'),
  },
  {
    name: 'pictures',
    command: ['npm', 'run', '-s', 'test:visual'],
    counts: () => browserCounts('visual'),
  },
];

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; skipped: number };
}

const read = (name: string) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')) as Report;

const browserCounts = (name: string): Counts => {
  const { stats } = read(name);
  return { passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 };
};

/** Runs every check, also after one has failed, and ends with a line that counts them all. */
function main(): void {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  ensurePrograms();
  ensureObservatory();
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, command, counts } of CHECKS) {
    console.log(`\n== ${name}`);
    const [program = '', ...args] = command;
    const { status } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    const result = safely(counts) ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 };
    total.passed += result.passed;
    // A runner that stops before its tests has failed, whatever it counted.
    total.failed += result.failed || (status === 0 ? 0 : 1);
    total.skipped += result.skipped;
    if (status !== 0) console.log(`\n${name}: failed`);
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  const skippedInCi = Boolean(process.env['CI']) && total.skipped > 0;
  if (skippedInCi) console.error('A skipped test counts as failed where tests run for good (CI is set).');
  process.exitCode = total.failed > 0 || skippedInCi ? 1 : 0;
}

function safely(counts: (() => Counts) | undefined): Counts | undefined {
  try {
    return counts?.();
  } catch {
    return undefined;
  }
}

main();
