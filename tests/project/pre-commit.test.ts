import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOf, writeRecordedContent } from '../support/content';
import { frontMatterOf } from '../support/front-matter';

const LAUNCH = 'content/faq/launch.mdx';
const INVALID = `${frontMatterOf('FaqEntry', { order: 'two' })}\nIt is guaranteed.\n`;

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pre-commit-'));
  await writeRecordedContent(folder);
  for (const name of ['.githooks', 'scripts']) {
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
  git('init', '-q');
  git('config', 'core.hooksPath', '.githooks');
  git('add', 'content');
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    // In a hook of git, these variables name the outer repository.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  });

it('allows a commit when the check passes', () => {
  const programs = path.join(folder, 'node_modules/.bin');
  mkdirSync(programs, { recursive: true });
  writeFileSync(path.join(programs, 'tsx'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  expect(git('commit', '-m', 'Good')).toMatchObject({ status: 0 });
});

it('checks the staged files instead of the working tree, and refuses the commit', () => {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, LAUNCH), INVALID);
  git('add', 'content');
  rmSync(path.join(folder, LAUNCH));
  const { status, stdout, stderr } = git('commit', '-m', 'Bad');
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toContain(`${LAUNCH}:${placeOf(INVALID, 'two')}: error:`);
  expect(`${stdout}${stderr}`).toContain(' 2 errors');
  expect(stderr).toContain('Nothing was committed.');
});
