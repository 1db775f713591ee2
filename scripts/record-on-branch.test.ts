import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRecord, recordVersions, requestTimestamps } from '../plugins/site-content';
import { Authority, reply, serveAuthority } from '../tests/programs/authority';
import { FIRST, Repositories, SECOND } from './change/fixtures/repositories';
import { git } from './change/git';
import { recordOnBranch } from './record-on-branch';

const LEDGER = 'content/legal/record/ledger.json';
const SNAPSHOT = `content/legal/record/terms/${SECOND.date}.mdx`;
const TERMS = 'content/legal/terms.mdx';
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
  Reflect.deleteProperty(process.env, 'LEGAL_TSA_URL');
  repositories = original.copy();
});
afterEach(() => repositories.remove());
afterAll(() => {
  original.remove();
  process.env = environment;
});

const record = (branch = 'terms', allowPast = false) =>
  recordOnBranch(repositories.workflow, branch, allowPast);

/** @returns why nothing was recorded, after making sure that nothing was */
async function refusal(branch?: string): Promise<string> {
  const before = repositories.refs();
  const reason = await record(branch).then(
    () => 'It was recorded.',
    ({ message }: Error) => message,
  );
  expect(repositories.refs()).toBe(before);
  return reason;
}

/** Goes on from what the workflow has pushed. */
const pull = () => git(repositories.editor, 'pull', '--quiet', 'origin', 'terms');

it('records the text of the branch as one commit that touches the record only', async () => {
  const summary = await record();
  expect(repositories.read('terms', SNAPSHOT)).toBe(repositories.read('terms', TERMS));
  expect(repositories.read('terms', LEDGER)).toContain(`"version":"${SECOND.date}"`);
  const commit = git(repositories.remote, 'show', '--name-only', '--format=%s', 'terms');
  expect(commit).toBe(`Record terms of ${SECOND.date}\n\n${LEDGER}\n${SNAPSHOT}\n`);
  expect(git(repositories.remote, 'rev-list', '--count', 'main..terms')).toBe('2\n');
  expect(summary).toMatchSnapshot();
});

it('leaves the clone as it was', async () => {
  await record();
  expect(git(repositories.workflow, 'status', '--porcelain', '--branch')).toBe('## main...origin/main\n');
  expect(git(repositories.workflow, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
});

it('has nothing to do the second time, also when the day has passed', async () => {
  await record();
  const before = repositories.refs();
  process.env['SITE_DATE'] = AFTER;
  expect(await record()).toMatch(/^All legal texts of this branch are recorded already/);
  expect(repositories.refs()).toBe(before);
});

it('asks for a timestamp once, and goes on without one', async () => {
  const authority = new Authority();
  let answers = 0;
  const { url, server } = await serveAuthority((request, response) => {
    answers += 1;
    if (answers === 1) response.writeHead(503).end();
    else reply(response, authority.answer(request));
  });
  process.env['LEGAL_TSA_URL'] = url;
  expect(await record()).toMatch(/gave no timestamp: it answered with the status 503\\?\. Record again/);
  pull();
  expect(await record()).toMatch(/^Timestamp of \S+ by Fixture Authority\.$/m);
  expect(git(repositories.remote, 'show', '--name-only', '--format=', 'terms')).toBe(
    `${SNAPSHOT.replace('.mdx', '.tsr')}\n`,
  );
  expect(await record()).toMatch(/^All legal texts of this branch are recorded already/);
  expect(answers).toBe(2);
  server.closeAllConnections();
  server.close();
  authority.remove();
});

it('keeps the timestamps that the branch has added to versions of main', async () => {
  const authority = new Authority();
  const { url, server } = await serveAuthority((request, response) =>
    reply(response, authority.answer(request)),
  );
  const root = path.join(repositories.editor, 'content');
  const { entries } = readRecord(root);
  process.env['LEGAL_TSA_URL'] = url;
  const { timestamps } = await requestTimestamps(entries);
  recordVersions(root, entries, [], timestamps);
  repositories.commit('terms');
  await record();
  pull();
  const kept = readRecord(root).versions.flatMap(({ timestamp }) => timestamp?.token ?? []);
  expect(kept).toHaveLength(entries.length + 1);
  expect(kept).toEqual(expect.arrayContaining(timestamps.map(({ token }) => token)));
  server.closeAllConnections();
  server.close();
  authority.remove();
});

it('records a text anew that changed after it was recorded on the branch', async () => {
  await record();
  pull();
  await repositories.editTerms({ ...SECOND, date: '2025-06-03', note: 'Another note.' });
  repositories.commit('terms');
  expect(await record()).toContain('version of June 3, 2025');
  expect(git(repositories.remote, 'diff', '--name-only', 'main', 'terms')).toBe(
    `${LEDGER}\ncontent/legal/record/terms/2025-06-03.mdx\n${TERMS}\n`,
  );
});

it('takes the record of the branch back with the text', async () => {
  await record();
  pull();
  repositories.write(TERMS, repositories.read('main', TERMS));
  repositories.commit('terms');
  expect(await record()).toMatch(/^The legal texts are those of main, and so is the record again\./);
  expect(git(repositories.remote, 'diff', '--name-only', 'main', 'terms')).toBe('');
});

it('replaces a record that was edited by hand', async () => {
  repositories.write(`content/legal/record/terms/${FIRST.date}.mdx`, 'Something else.\n');
  repositories.write(LEDGER, '<<<<<<< a conflict');
  repositories.commit('terms');
  await record();
  expect(git(repositories.remote, 'diff', '--name-only', 'main', 'terms')).toBe(
    `${LEDGER}\n${SNAPSHOT}\n${TERMS}\n`,
  );
});

it('refuses a mistake, and says where it is', async () => {
  await repositories.editTerms({ ...SECOND, note: FIRST.note });
  repositories.commit('terms');
  expect(await refusal()).toMatch(
    /^Fix these mistakes[^]*\n```text\ncontent\/legal\/terms\.mdx:.*changeNote is still/,
  );
});

it('refuses a day in the past until somebody confirms it', async () => {
  process.env['SITE_DATE'] = AFTER;
  expect(await refusal()).toContain('has passed (Terms of use: June 1, 2025)');
  expect(await record('terms', true)).toContain('**This day has passed**');
  expect(repositories.read('terms', LEDGER)).toContain(SECOND.date);
});

it('records a text that takes effect today', async () => {
  process.env['SITE_DATE'] = SECOND.date;
  expect(await record()).toContain('**Recorded:** yes');
});

describe('a branch without the newest commit of main', () => {
  beforeEach(() => void git(repositories.editor, 'switch', '--quiet', 'main'));

  it('is refused', async () => {
    repositories.write('content/dictionary.txt', 'waitlist\n');
    repositories.commit('main');
    expect(await refusal()).toMatch(/lacks the newest changes of main.*“Update branch”/);
  });

  it('is refused with the names of the files in conflict', async () => {
    await repositories.editTerms({ ...SECOND, note: 'Another note.' });
    repositories.commit('main');
    expect(await refusal()).toMatch(/both changed `content\/legal\/terms\.mdx`\. .*“Resolve conflicts”/);
  });
});

it('refuses main', async () => {
  expect(await refusal('main')).toContain('never on main');
});

it.each(['--upload-pack=touch', 'a b', '../main', ''])('refuses %j as the name of a branch', async (name) => {
  expect(await refusal(name)).toContain('is not a name of a branch');
});

it('refuses a branch that only a fork has', async () => {
  const fork = path.join(repositories.folder, 'fork.git');
  git(repositories.folder, 'clone', '--quiet', '--bare', repositories.remote, fork);
  git(repositories.editor, 'push', '--quiet', fork, 'HEAD:refs/heads/theirs');
  const inFork = git(fork, 'rev-parse', 'theirs');
  expect(await refusal('theirs')).toMatch(/has no branch `theirs`.*fork cannot be written to/);
  expect(git(fork, 'rev-parse', 'theirs')).toBe(inFork);
});

it('changes nothing where it may not write', async () => {
  writeHook(path.join(repositories.remote, 'hooks/pre-receive'), 'exit 1');
  expect(await refusal()).toContain('does not let this run write to `terms`');
});

it('does not overwrite what somebody pushes while it runs', async () => {
  repositories.write('content/dictionary.txt', 'waitlist\n');
  git(repositories.editor, 'commit', '--quiet', '--all', '-m', 'Edit');
  const newest = git(repositories.editor, 'rev-parse', 'HEAD');
  writeHook(
    path.join(repositories.workflow, '.git/hooks/pre-push'),
    `unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; git -C '${repositories.editor}' push --quiet origin HEAD:refs/heads/terms`,
  );
  await expect(record()).rejects.toThrow('Somebody changed `terms` while this ran');
  expect(git(repositories.remote, 'rev-parse', 'terms')).toBe(newest);
});

it('runs nothing of the branch and follows none of its links', async () => {
  const outside = path.join(repositories.folder, 'outside.txt');
  writeFileSync(outside, repositories.read('terms', TERMS));
  git(repositories.editor, 'rm', '--quiet', TERMS);
  symlinkSync(outside, path.join(repositories.editor, TERMS));
  repositories.write('tsconfig.json', '{"compilerOptions":{"paths":{"zod":["./evil.ts"]}}}');
  repositories.write('evil.ts', `require('fs').writeFileSync(${JSON.stringify(`${outside}.ran`)}, '')`);
  git(repositories.editor, '-c', 'core.symlinks=true', 'add', '--all');
  git(repositories.editor, '-c', 'core.symlinks=true', 'commit', '--quiet', '-m', 'Link');
  git(repositories.editor, 'push', '--quiet', 'origin', 'HEAD:refs/heads/terms');
  expect(git(repositories.remote, 'ls-tree', 'terms', TERMS)).toMatch(/^120000 /);
  expect(await refusal()).toMatch(/```text\ncontent\/legal\/terms\.mdx:1:1: error/);
  expect(existsSync(`${outside}.ran`)).toBe(false);
});

it.each(['content/legal', 'content/legal/record'])(
  'writes nothing through a link in the place of %s',
  async (place) => {
    const outside = path.join(repositories.folder, 'outside');
    mkdirSync(outside);
    git(repositories.editor, 'rm', '--quiet', '-r', place);
    symlinkSync(outside, path.join(repositories.editor, place));
    git(repositories.editor, '-c', 'core.symlinks=true', 'add', '--all');
    git(repositories.editor, '-c', 'core.symlinks=true', 'commit', '--quiet', '-m', 'Link');
    git(repositories.editor, 'push', '--quiet', 'origin', 'HEAD:refs/heads/terms');
    expect(git(repositories.remote, 'ls-tree', 'terms', place)).toMatch(/^120000 /);
    await record().catch(() => undefined);
    expect(readdirSync(outside)).toEqual([]);
  },
);

it('records a version that a .gitignore of the branch would hide', async () => {
  repositories.write('content/.gitignore', '*.mdx\n');
  repositories.commit('terms');
  await record();
  expect(
    git(repositories.remote, 'ls-tree', '--name-only', 'terms', 'content/legal/record/terms/'),
  ).toContain(path.basename(SNAPSHOT));
});

it('refuses a mistake in site.yaml, and says where it is', async () => {
  repositories.write('content/site.yaml', 'brand: [');
  repositories.commit('terms');
  expect(await refusal()).toMatch(/Fix these mistakes[^]*```text\ncontent\/site\.yaml:1:/);
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', require.resolve('tsx'), path.resolve('scripts/record-on-branch.ts'), ...args],
      { cwd: repositories.workflow, encoding: 'utf8', env: { ...process.env, SITE_DATE: AFTER } },
    );

  it('writes what it did as Markdown', () => {
    const { status, stdout, stderr } = run('terms', '--allow-past');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^## Record of terms\n\n#### Terms of use, version of June 1, 2025\n/);
  });

  it('writes why it did nothing as Markdown, and no stack trace', () => {
    const { status, stdout, stderr } = run('terms');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^## Record of terms\n\n\*\*Nothing was recorded\.\*\* The day .* has passed/);
    expect(stderr).toMatch(/^Nothing was recorded\. The day/);
    expect(stdout + stderr).not.toMatch(/^ +at /m);
  });
});

function writeHook(file: string, script: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}
