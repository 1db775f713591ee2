import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST, Repositories, SECOND } from './change/fixtures/repositories';
import { git } from './change/git';
import { recordOnBranch, Refusal } from './change/record-on-branch';

const LEDGER = 'content/legal/record/ledger.json';
const SNAPSHOT = `content/legal/record/terms/${SECOND.date}.mdx`;
const BEFORE = '2025-05-20';
const AFTER = '2025-06-02';

const environment = { ...process.env };
let original: Repositories;
let repositories: Repositories;
beforeAll(async () => {
  original = await Repositories.create(BEFORE);
});
beforeEach(() => {
  process.env['SITE_DATE'] = BEFORE;
  repositories = original.copy();
});
afterEach(() => repositories.remove());
afterAll(() => {
  original.remove();
  process.env = environment;
});

const record = (branch: string, allowPast = false) =>
  recordOnBranch(repositories.workflow, branch, allowPast);

/** @returns why nothing was recorded, after making sure that nothing was */
async function refusal(branch: string): Promise<Refusal> {
  const before = repositories.refs();
  const error = await record(branch).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  expect(repositories.refs()).toBe(before);
  return error as Refusal;
}

it('records the text of the branch as one commit that touches the record only', async () => {
  await repositories.proposeTerms('terms');
  const summary = await record('terms');
  expect(repositories.read('terms', SNAPSHOT)).toBe(repositories.read('terms', 'content/legal/terms.mdx'));
  expect(repositories.read('terms', LEDGER)).toContain(`"version":"${SECOND.date}"`);
  const commit = git(repositories.remote, 'show', '--name-only', '--format=%s', 'terms');
  expect(commit).toBe(`Record terms of ${SECOND.date}\n\n${LEDGER}\n${SNAPSHOT}\n`);
  expect(git(repositories.remote, 'rev-list', '--count', 'main..terms')).toBe('2\n');
  expect(summary).toMatchSnapshot();
});

it('leaves the clone as it was', async () => {
  await repositories.proposeTerms('terms');
  await record('terms');
  expect(git(repositories.workflow, 'status', '--porcelain', '--branch')).toBe('## main...origin/main\n');
  expect(git(repositories.workflow, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
});

it('has nothing to do the second time', async () => {
  await repositories.proposeTerms('terms');
  await record('terms');
  const before = repositories.refs();
  expect(await record('terms')).toMatch(/^All legal texts of this branch are recorded already/);
  expect(repositories.refs()).toBe(before);
});

it('refuses a mistake, and says where it is', async () => {
  await repositories.proposeTerms('terms', { ...SECOND, note: FIRST.note });
  const { findings } = await refusal('terms');
  expect(findings).toEqual([
    expect.objectContaining({
      file: 'content/legal/terms.mdx',
      message: expect.stringMatching(/^changeNote is still/),
    }),
  ]);
});

it('refuses a changed record', async () => {
  await repositories.proposeTerms('terms');
  repositories.write(`content/legal/record/terms/${FIRST.date}.mdx`, 'Something else.\n');
  repositories.commit('terms');
  const { findings } = await refusal('terms');
  expect(findings).toEqual([expect.objectContaining({ rule: 'record-changed' })]);
});

it('refuses a day in the past until somebody confirms it', async () => {
  process.env['SITE_DATE'] = AFTER;
  await repositories.proposeTerms('terms');
  expect((await refusal('terms')).message).toContain('has passed (Terms of use: June 1, 2025)');
  expect(await record('terms', true)).toContain('**This day has passed**');
  expect(repositories.read('terms', LEDGER)).toContain(SECOND.date);
});

it('records a text that takes effect today', async () => {
  process.env['SITE_DATE'] = SECOND.date;
  await repositories.proposeTerms('terms');
  expect(await record('terms')).toContain('**Recorded:** yes');
});

it('refuses a branch that is behind main', async () => {
  await repositories.proposeTerms('terms');
  git(repositories.editor, 'switch', '--quiet', 'main');
  repositories.write('content/dictionary.txt', 'waitlist\n');
  repositories.commit('main');
  expect((await refusal('terms')).message).toMatch(/lacks the newest changes of main.*“Update branch”/);
});

it('refuses a branch in conflict with main, and names the file', async () => {
  await repositories.proposeTerms('terms');
  git(repositories.editor, 'switch', '--quiet', 'main');
  await repositories.editTerms({ ...SECOND, note: 'Another note.' });
  repositories.commit('main');
  expect((await refusal('terms')).message).toMatch(
    /both changed `content\/legal\/terms\.mdx`\. .*“Resolve conflicts”/,
  );
});

it('refuses main', async () => {
  expect((await refusal('main')).message).toContain('never on main');
});

it.each(['--upload-pack=touch', 'a b', '../main', ''])('refuses %j as the name of a branch', async (name) => {
  expect((await refusal(name)).message).toContain('is not a name of a branch');
});

it('refuses a branch that only a fork has', async () => {
  const fork = path.join(repositories.folder, 'fork.git');
  git(repositories.folder, 'clone', '--quiet', '--bare', repositories.remote, fork);
  git(repositories.editor, 'remote', 'set-url', '--push', 'origin', fork);
  await repositories.proposeTerms('theirs');
  const inFork = git(fork, 'rev-parse', 'theirs');
  expect((await refusal('theirs')).message).toMatch(/has no branch `theirs`.*fork cannot be written to/);
  expect(git(fork, 'rev-parse', 'theirs')).toBe(inFork);
});

it('changes nothing where it may not write', async () => {
  await repositories.proposeTerms('terms');
  writeHook(path.join(repositories.remote, 'hooks/pre-receive'), 'exit 1');
  expect((await refusal('terms')).message).toContain('does not let this run write to `terms`');
});

it('does not overwrite what somebody pushes while it runs', async () => {
  await repositories.proposeTerms('terms');
  repositories.write('content/dictionary.txt', 'waitlist\n');
  git(repositories.editor, 'commit', '--quiet', '--all', '-m', 'Edit');
  const newest = git(repositories.editor, 'rev-parse', 'HEAD');
  writeHook(
    path.join(repositories.workflow, '.git/hooks/pre-push'),
    `unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; git -C '${repositories.editor}' push --quiet origin HEAD:refs/heads/terms`,
  );
  await expect(record('terms')).rejects.toThrow('Somebody changed `terms` while this ran');
  expect(git(repositories.remote, 'rev-parse', 'terms')).toBe(newest);
});

it('runs nothing of the branch and follows none of its links', async () => {
  await repositories.proposeTerms('terms');
  const outside = path.join(repositories.folder, 'outside.txt');
  git(repositories.editor, 'rm', '--quiet', LEDGER);
  writeFileSync(outside, '{}');
  symlinkSync(outside, path.join(repositories.editor, LEDGER));
  repositories.write('tsconfig.json', '{"compilerOptions":{"paths":{"zod":["./evil.ts"]}}}');
  repositories.write('evil.ts', `require('fs').writeFileSync(${JSON.stringify(`${outside}.ran`)}, '')`);
  git(repositories.editor, '-c', 'core.symlinks=true', 'add', '--all');
  git(repositories.editor, '-c', 'core.symlinks=true', 'commit', '--quiet', '-m', 'Link');
  git(repositories.editor, 'push', '--quiet', 'origin', 'HEAD:refs/heads/terms');
  expect(git(repositories.remote, 'ls-tree', 'terms', LEDGER)).toMatch(/^120000 /);
  const { findings } = await refusal('terms');
  expect(findings).toEqual([expect.objectContaining({ message: 'the ledger is not readable JSON' })]);
  expect(existsSync(`${outside}.ran`)).toBe(false);
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', require.resolve('tsx'), path.resolve('scripts/record-on-branch.ts'), ...args],
      { cwd: repositories.workflow, encoding: 'utf8', env: process.env },
    );

  it('writes what it did as Markdown', async () => {
    await repositories.proposeTerms('terms');
    const { status, stdout, stderr } = run('terms');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^## Record of terms\n\n#### Terms of use, version of June 1, 2025\n/);
  });

  it('writes mistakes as Markdown, and no stack trace', async () => {
    await repositories.proposeTerms('terms');
    repositories.write('content/site.yaml', 'brand: [');
    repositories.commit('terms');
    const { status, stdout, stderr } = run('terms');
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /\*\*Nothing was recorded\.\*\* Fix these mistakes[^]*```text\ncontent\/site\.yaml:1:/,
    );
    expect(stdout + stderr).not.toMatch(/^ +at /m);
  });

  it.each([[[]], [['terms', 'more']], [['terms', '--force']]])('answers %j with its usage', (args) => {
    const { status, stdout } = run(...args);
    expect(status).toBe(1);
    expect(stdout).toContain('Usage: npx tsx scripts/record-on-branch.ts <branch> [--allow-past]');
  });
});

function writeHook(file: string, script: string): void {
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}
