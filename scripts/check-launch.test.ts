import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRecordedContent } from '../plugins/site-content/fixtures/content';
import { asTable, asText } from './check-launch';

const MUST = { what: 'No receiver | none', who: 'operator of the host', how: 'Set one.' } as const;
const MAY = { what: 'No link', who: 'customer', how: 'Add it.', mayStay: true } as const;

it('says what is open, who closes it, how, and what may stay open', () => {
  expect(asText([MUST, MAY])).toBe(
    'open: No receiver | none [operator of the host]\n  Set one.\n' +
      'may stay open: No link [customer]\n  Add it.\n' +
      '2 open; 1 of them must be closed before the launch.\n',
  );
  expect(asText([MAY])).toContain('The site can be launched; 1 open, which may stay so.\n');
  expect(asText([])).toBe('Nothing is open.\n');
});

it('writes the same as a Markdown table', () => {
  const rows = asTable([MUST, MAY]).split('\n').slice(-3);
  expect(rows).toEqual([
    '| No receiver \\| none | operator of the host | Set one. | **no** |',
    '| No link | customer | Add it. | yes |',
    '',
  ]);
  expect(asTable([])).toBe('## Before the launch\n\nNothing is open.\n\n');
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
    expect(stdout).toContain('open: The mailbox write@example.com cannot get mail [customer]\n');
    expect(stdout).not.toMatch(/receiver|placeholder/);
    expect(summary).toContain('| The mailbox write@example.com cannot get mail | customer |');
  });
});
