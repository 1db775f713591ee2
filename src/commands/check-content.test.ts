import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeContent, type Changes } from '../content-model/check-samples';
import { FORMATS } from './finding-formats';

const START = path.resolve('src/commands/check-content.mjs');
const BAD = {
  'faq/launch.mdx': '---\nquestion: "Launch: 100%, when?"\norder: "two"\n---\n\nIt is guaranteed.\n',
};
const LAST_LINE = /\n(\d+) files?, (\d+) errors?, (\d+) warnings? in \d+ ms\n$/;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(changes: Changes, ...args: string[]) {
  writeContent(folder, changes);
  return run(...args);
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  return { status, stdout, stderr };
}

describe('the content check as a command', () => {
  it('ends well with good content, and counts', () => {
    const { status, stdout, stderr } = check({});
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(LAST_LINE.exec(`\n${stdout}`)?.[2]).toBe('0');
  });

  it('writes a finding as a line and how to mend it below, and fails', () => {
    const { status, stdout } = check(BAD);
    expect(status).toBe(1);
    expect(stdout).toContain(
      'content/faq/launch.mdx:3:8: error: "order" must be a whole number from 1; found "two" [front-matter]\n' +
        '  Compare "order" with another file of the same folder, or with content/README.md.\n',
    );
    expect(LAST_LINE.exec(stdout)?.[2]).toBe('2');
  });

  it('has no colour where no terminal reads it', () => {
    expect(check(BAD).stdout).not.toContain('\u001B');
    const finding = { file: 'content/a.mdx', line: 1, column: 2, message: 'm', help: 'h', rule: 'r' };
    const report = { files: 1, findings: [{ ...finding, severity: 'error' as const }], milliseconds: 1 };
    expect(FORMATS.text(report, true)).toContain('content/a.mdx:1:2: \u001B[31merror:\u001B[39m m [r]');
  });

  it('writes JSON', () => {
    const { status, stdout } = check(BAD, '--format', 'json');
    expect(status).toBe(1);
    const report = JSON.parse(stdout) as { files: number; findings: object[] };
    expect(report).toMatchObject({ files: expect.any(Number), errors: 2, milliseconds: expect.any(Number) });
    expect(report.findings[0]).toEqual({
      file: 'content/faq/launch.mdx',
      line: 3,
      column: 8,
      severity: 'error',
      rule: 'front-matter',
      message: '"order" must be a whole number from 1; found "two"',
      help: expect.any(String),
    });
  });

  it('writes annotations for GitHub, with what would end them escaped', () => {
    const bad = { 'faq/launch.mdx': '---\nquestion: A?\norder: "100%,\\n:"\n---\n' };
    const { status, stdout } = check(bad, '--format', 'github');
    expect(status).toBe(1);
    expect(stdout.split('\n')[0]).toBe(
      '::error file=content/faq/launch.mdx,line=3,col=8,title=front-matter::"order" must be a whole number from 1; found "100%25, :"' +
        '%0ACompare "order" with another file of the same folder, or with content/README.md.',
    );
    expect(stdout).toMatch(LAST_LINE);
  });

  it.each([
    [['--format', 'xml'], 'There is no format "xml". Write: npm run check:content'],
    [['--quick'], 'The content could not be checked. Write: npm run check:content'],
    [['json'], 'The content could not be checked. Write: npm run check:content'],
  ])('cannot run with %p', (args, message) => {
    const { status, stdout, stderr } = check({}, ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('cannot run where there is no content', () => {
    const { status, stderr } = run();
    expect(status).toBe(2);
    expect(stderr).toBe('The content could not be checked. There is no content in the folder content.\n');
  });
});

describe('the hook', () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      // Where the tests themselves run in a hook, git would go on with the outer repository.
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
    });

  beforeEach(() => {
    writeContent(folder, {});
    mkdirSync(path.join(folder, 'src'));
    for (const name of ['.githooks', 'src/commands'])
      symlinkSync(path.resolve(name), path.join(folder, name));
    git('init', '-q');
    git('config', 'core.hooksPath', '.githooks');
    git('add', 'content', 'static');
  });

  it('lets good content be committed', () => {
    const { status, stderr } = git('commit', '-m', 'Good');
    expect(status).toBe(0);
    expect(stderr).toContain(' 0 errors');
  });

  it('looks at what is committed, and not at what stands in the folder', () => {
    const file = path.join(folder, 'content/faq/launch.mdx');
    writeFileSync(file, BAD['faq/launch.mdx']);
    git('add', 'content');
    rmSync(file);
    const { status, stdout, stderr } = git('commit', '-m', 'Bad');
    expect(status).toBe(1);
    expect(`${stdout}${stderr}`).toContain('content/faq/launch.mdx:3:8: error:');
    expect(stderr).toContain('Nothing was committed.');
  });
});
