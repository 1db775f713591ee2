import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { recordEdited } from '../plugins/site-content/legal-record/fixtures/history';
import { frontMatterOf } from '../plugins/site-content/fixtures/front-matter';
import { Repositories, SECOND } from './change/fixtures/repositories';
import { git } from './change/git';
import { codeBlock, plain } from './change/markdown';
import { summarize } from './summarize-change';

const environment = { ...process.env };
let repositories: Repositories;
beforeAll(async () => {
  repositories = await Repositories.create('2025-05-20');
});
beforeEach(() => {
  git(repositories.editor, 'reset', '--quiet', '--hard', 'main');
  git(repositories.editor, 'clean', '--quiet', '-d', '--force');
});
afterAll(() => {
  repositories.remove();
  process.env = { ...environment };
});

/** @returns the summary of what the editor wrote, which is also made where the content has mistakes */
function summary(env: NodeJS.ProcessEnv = {}, base = 'main'): Promise<string> {
  git(repositories.editor, 'add', '--all');
  return summarize(repositories.editor, base, env);
}

const writeQuestion = (name: string, order: string | number) =>
  repositories.write(
    `content/faq/${name}.mdx`,
    `${frontMatterOf('FaqEntry', { question: `Why ${name}?`, order })}\nBecause.\n`,
  );

it('lists the pages that change, with links to the preview, and who approves them', async () => {
  writeQuestion('new-question', 90);
  repositories.write('content/dictionary.txt', 'LinkedIn\nwaitlist\nBecause\n');
  rmSync(path.join(repositories.editor, 'content/faq/what-you-get.mdx'));
  repositories.write('static/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const preview = { PREVIEW_URL: 'https://deploy-preview-{number}--site.example', PULL_REQUEST: '7' };
  expect(await summary(preview)).toMatchSnapshot();
});

it('shows a legal text that is not recorded clause by clause, with its day and how to record it', async () => {
  await repositories.editTerms(SECOND);
  const preview = { PREVIEW_URL: 'https://site.example' };
  expect(await summary(preview)).toMatchSnapshot();
});

it('shows that a legal text is recorded, and how to read the preview of the run', async () => {
  await repositories.editTerms(SECOND);
  await recordEdited(path.join(repositories.editor, 'content'));
  expect(await summary({ PREVIEW_DOWNLOAD: 'https://example.com/artifact' })).toMatchSnapshot();
});

it('lists the mistakes in words, and no preview', async () => {
  writeQuestion('launch', 'two');
  repositories.write('content/legal/terms.mdx', '---\ntitle: [\n---\n');
  const text = await summary({ PREVIEW_URL: 'https://site.example' });
  expect(text).toMatch(/`content\/faq\/launch\.mdx`, line \d+: "order" must be a whole number from 1/);
  expect(text).toContain('There is no preview until the mistakes are fixed.');
  expect(text).toContain(
    '`content/legal/terms.mdx`: the difference can be shown when its mistakes are fixed.',
  );
});

it.each([
  ['content/legal/record/ledger.json', '{'],
  ['content/site.yaml', 'brand: ['],
  ['content/policy.yaml', '- \t'],
  ['content/legal/terms.mdx', '<Callout {...'],
])('reports a broken %s in a sentence', async (file, source) => {
  repositories.write(file, source);
  expect(await summary()).toContain(`- \`${file}\`, line `);
});

it('says that a change of notes to editors makes no new version', async () => {
  const source = repositories.read('main', 'content/legal/terms.mdx');
  repositories.write('content/legal/terms.mdx', source.replace('\n---\n', '\nreviewBy: 2099-01-01\n---\n'));
  expect(await summary()).toContain('`content/legal/terms.mdx`: no word that visitors read has changed');
});

it('says that a version which is recorded in main is taken back, and whether that is right', async () => {
  git(repositories.editor, 'reset', '--quiet', '--hard', 'origin/terms');
  await recordEdited(path.join(repositories.editor, 'content'));
  git(repositories.editor, 'add', '--all');
  git(repositories.editor, 'commit', '--quiet', '-m', 'Record');
  const recorded = git(repositories.editor, 'rev-parse', 'HEAD').trim();
  git(repositories.editor, 'reset', '--quiet', '--hard', 'main');
  const announced = await summary({}, recorded);
  expect(announced).toContain(
    '**The version of June 1, 2025 of `content/legal/terms.mdx` is taken back.** Its day has not come.',
  );
  expect(announced).not.toContain('no word that visitors read has changed');
  process.env['SITE_DATE'] = SECOND.date;
  expect(await summary({}, recorded)).toContain('is taken back.** It is or was in force, so do not approve');
  process.env['SITE_DATE'] = '2025-05-20';
});

it('cannot compare with a commit that does not exist', async () => {
  await expect(summary({}, 'no-such-commit')).rejects.toThrow(
    'There is no commit "no-such-commit" to compare with.',
  );
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', require.resolve('tsx'), path.resolve('scripts/summarize-change.ts'), ...args],
      { cwd: repositories.editor, encoding: 'utf8', env: process.env },
    );

  it('writes the summary of the folder in which it runs', () => {
    const { status, stdout, stderr } = run('main');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe('## What this change does\n\nNo text and no picture changes.\n');
  });

  it('answers wrong arguments with its usage, and no stack trace', () => {
    const { status, stdout, stderr } = run('a', 'b');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('Usage:');
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

it('keeps the words of editors apart from markup', () => {
  expect(plain('[a](b) <img> @team #1 |\n*b*')).toBe('\\[a\\](b) \\<img\\> \\@team \\#1 \\| \\*b\\*');
  expect(codeBlock(['```', 'a'])).toBe('````text\n```\na\n````');
});
