import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRecordedContent } from '../plugins/site-content/fixtures/content';
import { asList } from './check-launch';

const MUST = { what: 'No receiver', who: 'operator of the host', how: 'Set one.' } as const;
const MAY = { what: 'No link', who: 'customer', how: 'Add it.', mayStay: true } as const;

it('says what is open, who closes it, how, and what may stay open', () => {
  expect(asList([MUST, MAY])).toBe(
    '- open: No receiver [operator of the host]\n  Set one.\n' +
      '- may stay open: No link [customer]\n  Add it.\n' +
      '\n2 open; 1 of them must be closed before the launch.\n',
  );
  expect(asList([MAY])).toContain('\nThe site can be launched; 1 open, which may stay so.\n');
  expect(asList([])).toBe('\nNothing is open.\n');
});

describe('as a command', () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
    await writeRecordedContent(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = () => {
    const summary = path.join(folder, 'summary');
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', require.resolve('tsx'), path.resolve('scripts/check-launch.ts')],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, GITHUB_STEP_SUMMARY: summary } },
    );
    return { status, stdout, summary: readFileSync(summary, 'utf8') };
  };

  it('fails while something must be closed, reads .env.production, and writes the summary of the run', () => {
    writeFileSync(
      path.join(folder, '.env.production'),
      'GATSBY_WAITLIST_URL=https://lists.bank-brief.org/\nSITE_URL=https://bank-brief.org\n',
    );
    const { status, stdout, summary } = run();
    expect(status).toBe(1);
    expect(stdout).toContain('- open: The mailbox write@example.com cannot get mail [customer]\n');
    expect(stdout).not.toMatch(/receiver|placeholder/);
    expect(summary).toBe(`## Before the launch\n\n${stdout}`);
  });
});
