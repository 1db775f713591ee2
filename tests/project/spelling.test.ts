import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packageFile from '../../package.json';
import { writeContent } from '../../plugins/site-content/fixtures/content';
import { frontMatterOf, yamlOf } from '../../plugins/site-content/fixtures/front-matter';
import { readMarkers } from '../../plugins/site-content/fixtures/markers';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'spelling-'));
  copyFileSync('cspell.config.yaml', path.join(project, 'cspell.config.yaml'));
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Runs the command of `npm run check:spelling` in the project. */
function check() {
  const PATH = [path.resolve('node_modules/.bin'), process.env['PATH']].join(path.delimiter);
  const { status, stdout } = spawnSync(packageFile.scripts['check:spelling'], {
    cwd: project,
    encoding: 'utf8',
    shell: true,
    env: { ...process.env, PATH },
  });
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

it('reports where a misspelled word is, what to do, and similar words', () => {
  const launch = readMarkers(
    `${frontMatterOf('FaqEntry', { question: 'When does ▸teh service launch?' })}\nOur **own** ▸estimmate, ▸non-bannk.\n`,
  );
  const site = readMarkers(yamlOf('SiteFacts', { description: 'A quarterly ▸newsleter' }));
  writeContent(project, { 'faq/launch.mdx': launch.text, 'site.yaml': site.text });
  const { status, lines } = check();
  expect(status).toBe(1);
  const [teh, estimmate] = launch.places;
  const help = 'If it is right, add it to content/dictionary.txt, on a line of its own.';
  expect(lines).toEqual([
    `content/faq/launch.mdx:${teh}: error: 'teh' is not in the dictionary. ${help} Similar words: the, tech, teth`,
    expect.stringMatching(`^content/faq/launch.mdx:${estimmate}: error: 'estimmate' .*: estimate, `),
    expect.stringMatching(/error: 'bannk'/),
    expect.stringMatching(`^content/site.yaml:${site.places.join()}: error: 'newsleter' .* newsletter`),
  ]);
});
