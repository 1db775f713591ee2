import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FIXTURE_CONTENT, writeContent, type Changes } from '../plugins/site-content/fixtures/content';
import { frontMatterOf, yamlOf } from '../plugins/site-content/fixtures/front-matter';
import { readMarkers } from '../plugins/site-content/fixtures/markers';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'spelling-'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Runs `npm run check:spelling` on the fixture content with some files changed. */
function check(changes: Changes = {}) {
  writeContent(project, changes);
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const command = path.resolve('scripts/check-spelling.ts');
  const { status, stdout } = spawnSync(process.execPath, [tsx, command], { cwd: project, encoding: 'utf8' });
  return { status, stdout };
}

const FILES = Object.keys(FIXTURE_CONTENT).filter((name) => /^site\.yaml$|\.mdx$/.test(name)).length;

it('accepts texts whose words are all known', () => {
  expect(check()).toEqual({ status: 0, stdout: `${FILES} texts, 0 words to look at\n` });
});

it('reports the place of a misspelled word, and suggests another', () => {
  const launch = readMarkers(
    `${frontMatterOf('FaqEntry', { question: 'When does ▸teh service launch?' })}\nIt is our **own** ▸estimmate.\n`,
  );
  const site = readMarkers(yamlOf('SiteFacts', { description: 'A quarterly ▸newsleter' }));
  const { status, stdout } = check({ 'faq/launch.mdx': launch.text, 'site.yaml': site.text });
  expect(status).toBe(1);
  const [teh, estimmate] = launch.places;
  expect(stdout).toContain(
    `content/faq/launch.mdx:${teh}: error: "teh" is not in the dictionary [spelling]\n`,
  );
  expect(stdout).toContain(
    `content/faq/launch.mdx:${estimmate}: error: "estimmate" is not in the dictionary`,
  );
  expect(stdout).toContain('Did you mean estimate');
  expect(stdout).toContain(`content/site.yaml:${site.places.join()}: error: "newsleter"`);
  expect(stdout).toContain('3 words to look at');
});

it('accepts the words of the project’s dictionary, in their exact spelling', () => {
  const launch = `${frontMatterOf('FaqEntry')}\nZorb zorb Zorbs ZORB zorb’s QRSTV\n`;
  expect(check({ 'faq/launch.mdx': launch }).stdout).toContain('6 words to look at');
  const { stdout } = check({
    'faq/launch.mdx': launch,
    'dictionary.txt': 'LinkedIn\nwaitlist\nzorb # a ball\nQRSTV\n',
  });
  expect(stdout).toContain('1 word to look at');
  expect(stdout).toContain('"Zorbs"');
});

it('reports a line of the project’s dictionary that is not one word', () => {
  const { text, places } = readMarkers('LinkedIn\nwaitlist\n▸two words\n');
  const { status, stdout } = check({ 'dictionary.txt': text });
  expect(status).toBe(1);
  expect(stdout).toContain(`content/dictionary.txt:${places.join()}: error: "two words" is not one word`);
});
