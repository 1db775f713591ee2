import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { placeOf, writeContent } from '../tests/support/content';
import { frontMatterOf, yamlOf } from '../tests/support/front-matter';
import { runScript } from '../tests/support/run-script';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'spelling-'));
  copyFileSync('cspell.config.yaml', path.join(project, 'cspell.config.yaml'));
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
});
afterEach(() => rmSync(project, { recursive: true }));

async function check() {
  const { status, stdout } = await runScript('check-spelling.mts', project);
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

it('reports where a misspelled word is, what to do, and similar words', async () => {
  const fields = frontMatterOf('FaqEntry', { question: 'When does teh service launch?' });
  const launch = `${fields}\nOur **own** estimmate, non-bannk.\n`;
  const site = yamlOf('SiteFacts', { notice: 'A quarterly newsleter' });
  writeContent(project, { 'faq/launch.mdx': launch, 'site.yaml': site });
  const { status, lines } = await check();
  expect(status).toBe(1);
  const help = 'If it is right, add it to content/dictionary.txt, on a line of its own.';
  expect(lines).toEqual([
    `content/faq/launch.mdx:${placeOf(launch, 'teh')}: error: 'teh' is not in the dictionary. ${help} Similar words: the, tech, teth`,
    expect.stringMatching(
      `^content/faq/launch.mdx:${placeOf(launch, 'estimmate')}: error: 'estimmate' .*: estimate, `,
    ),
    expect.stringMatching(/error: 'bannk'/),
    expect.stringMatching(
      `^content/site.yaml:${placeOf(site, 'newsleter')}: error: 'newsleter' .* newsletter`,
    ),
  ]);
});
