import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkQuestions, checkWith, inShort, question } from '../fixtures/check-samples';
import { FIXTURE_CONTENT, writeContent } from '../fixtures/content';
import { frontMatterOf } from '../fixtures/front-matter';
import { formatFinding } from '../parse/finding';
import { checkContent } from './check-content';

it.each(['faq', 'landing', 'legal', 'pages'])('finds a claim in the folder %s', async (folder) => {
  const file = Object.keys(FIXTURE_CONTENT).find((name) => name.startsWith(`${folder}/`)) ?? '';
  const changed = `${FIXTURE_CONTENT[file]}\n[a](/ "guaranteed") guar\u200Banteed\n`;
  const rules = (await checkWith({ [file]: changed })).map(({ rule }) => rule);
  expect(rules.sort()).toEqual(['invisible-character', 'policy/guarantee']);
});

const STATEMENT = 'The only details you give us are your name and email address.';

it.each([
  ['is shown in one state only', `<IfSimulated>\n\n${STATEMENT}\n\n</IfSimulated>`],
  ['is an alternative text', `![${STATEMENT}](/favicon.svg)`],
  ['is a title', `[a](/ "${STATEMENT}")`],
  ['is a definition without a reference', `a\n\n[b]: / "${STATEMENT}"`],
])('misses a required statement that %s', async (_how, body) => {
  const found = await checkWith({ 'faq/your-details.mdx': question(body) });
  expect(found.map(inShort)).toEqual(['1:1 policy/what-you-give-us']);
});

it('misses a required statement that is struck through', async () => {
  const found = await checkWith({ 'faq/your-details.mdx': question(`~~${STATEMENT}~~`) });
  expect(found.map(inShort)).toEqual(['1:1 policy/what-you-give-us', '6:1 strikethrough']);
});

it('refuses symbolic links and names that break or forge messages', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
  writeContent(folder);
  writeFileSync(path.join(folder, 'outside.mdx'), `${frontMatterOf('FaqEntry')}\nguaranteed\n`);
  mkdirSync(path.join(folder, 'outside'));
  const names = [
    'a\n::error::x.mdx',
    '[a](b).mdx',
    '# a.mdx',
    '.hidden.mdx',
    'con.mdx',
    'a\u202E.mdx',
    'LAUNCH.mdx',
  ];
  for (const name of names) writeFileSync(path.join(folder, 'content/faq', name), 'a');
  symlinkSync('../../outside.mdx', path.join(folder, 'content/faq/linked.mdx'));
  symlinkSync('../outside', path.join(folder, 'content/linked'));
  symlinkSync('/etc/hostname', path.join(folder, 'static/host.txt'));
  writeFileSync(path.join(folder, 'static/.env'), 'a');
  const { findings, documents } = await checkContent(path.join(folder, 'content'));
  rmSync(folder, { recursive: true });
  expect(findings.map(({ rule }) => rule)).toEqual(Array<string>(11).fill('file-name'));
  expect([...documents.keys()].filter((file) => file.includes('linked'))).toEqual([]);
  for (const line of findings.map(formatFinding).join('\n').split('\n')) {
    expect(line).toMatch(/^(?:content|static)\/.*error: |^ {2}\S/);
  }
});

it('counts what it does not list', async () => {
  const found = await checkWith({ 'faq/a.mdx': question('It is guaranteed.\n'.repeat(700)) });
  expect(found).toHaveLength(21);
  expect(found.at(-1)?.message).toBe('and 680 more in this file');
});

it.each([
  ['a word of 200 kB', 'a'.repeat(200_000), '1:1 limit'],
  ['a long word', 'a'.repeat(301), '6:1 limit'],
  ['nested emphasis', '*a _b '.repeat(200), '6:1 limit'],
  ['many short emphases', `${'*a '.repeat(300)}\n\n`.repeat(7), '1:1 limit'],
  ['many levels of quotes', `${'>'.repeat(4)} a`, '6:1 limit'],
  ['many levels of lists', `${'- '.repeat(4)} a`, '6:1 limit'],
  ['many lines', 'a\n'.repeat(800), '1:1 limit'],
  ['a large table', `${'| a '.repeat(7)}\n`.repeat(43), '6:1 limit'],
])('refuses %s before the parser reads it', async (_what, body, place) => {
  expect((await checkQuestions([question(body)]))[0]).toEqual([place]);
});
