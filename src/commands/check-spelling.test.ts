import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'spelling-'));
  cpSync('content', path.join(project, 'content'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

/** As `npm run check:spelling` in the project. */
function check() {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const command = path.resolve('src/commands/check-spelling.ts');
  const { status, stdout } = spawnSync(process.execPath, [tsx, command], { cwd: project, encoding: 'utf8' });
  return { status, stdout };
}

function change(file: string, from: string, to: string) {
  const place = path.join(project, 'content', file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

it('knows every word of the site', () => {
  expect(check()).toEqual({ status: 0, stdout: expect.stringMatching(/^\d\d texts, 0 words to look at\n$/) });
});

it('says where a word is wrong, and what may have been meant', () => {
  change('faq/launch.mdx', 'does the service', 'does teh service');
  change('faq/launch.mdx', 'Mid-May is our own estimate', 'Mid-May is our **own** estimmate');
  change('site.yaml', 'quarterly newsletter', 'quarterly newsleter');
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^content\/faq\/launch\.mdx:2:21: error: "teh" is not in the dictionary \[spelling\]$/m,
  );
  expect(stdout).toMatch(/^content\/faq\/launch\.mdx:12:\d+: error: "estimmate" is not in the dictionary/m);
  expect(stdout).toContain('Did you mean estimate');
  expect(stdout).toMatch(/^content\/site\.yaml:\d+:\d+: error: "newsleter"/m);
  expect(stdout).toContain('3 words to look at');
});

it('takes the words that the project adds, in their own spelling', () => {
  change('faq/launch.mdx', 'We expect', 'Zorb zorb Zorbs ZORB zorb’s QRSTV');
  expect(check().stdout).toContain('6 words to look at');
  change('dictionary.txt', 'waitlist', 'waitlist\nzorb # a ball\nQRSTV');
  const { stdout } = check();
  expect(stdout).toContain('1 word to look at');
  expect(stdout).toContain('"Zorbs"');
});

it('says which line of the list is not a word', () => {
  change('dictionary.txt', 'waitlist', 'waitlist\ntwo words');
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toMatch(/content\/dictionary\.txt:\d+:1: error: "two words" is not one word/);
});
