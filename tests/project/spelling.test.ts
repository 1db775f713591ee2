import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packageFile from '../../package.json';
import { writeContent, type Changes } from '../../plugins/site-content/fixtures/content';
import { frontMatterOf, yamlOf } from '../../plugins/site-content/fixtures/front-matter';
import { readMarkers } from '../../plugins/site-content/fixtures/markers';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'spelling-'));
  copyFileSync('cspell.config.yaml', path.join(project, 'cspell.config.yaml'));
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Runs the command of `npm run check:spelling` on the fixture content with some files changed. */
function check(changes: Changes = {}) {
  writeContent(project, changes);
  const { status, stdout } = spawnSync(packageFile.scripts['check:spelling'], {
    cwd: project,
    encoding: 'utf8',
    shell: true,
    env: {
      ...process.env,
      PATH: [path.resolve('node_modules/.bin'), process.env['PATH']].join(path.delimiter),
    },
  });
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

/** The unknown words of an answer with this text. */
const unknown = (text: string, changes: Changes = {}) =>
  check({ 'faq/launch.mdx': `${frontMatterOf('FaqEntry')}\n${text}\n`, ...changes }).lines.map(
    (line) => /error: '(.+?)'/.exec(line)?.[1],
  );

it('accepts texts whose words are all known', () => {
  expect(check()).toEqual({ status: 0, lines: [] });
});

it('reports where a misspelled word is, what to do, and similar words', () => {
  const launch = readMarkers(
    `${frontMatterOf('FaqEntry', { question: 'When does ▸teh service launch?' })}\nIt is our **own** ▸estimmate.\n`,
  );
  const site = readMarkers(yamlOf('SiteFacts', { description: 'A quarterly ▸newsleter' }));
  const { status, lines } = check({ 'faq/launch.mdx': launch.text, 'site.yaml': site.text });
  expect(status).toBe(1);
  const [teh, estimmate] = launch.places;
  const help = 'If it is right, add it to content/dictionary.txt, on a line of its own.';
  expect(lines).toEqual([
    `content/faq/launch.mdx:${teh}: error: 'teh' is not in the dictionary. ${help} Similar words: the, tech, teth`,
    expect.stringMatching(`^content/faq/launch.mdx:${estimmate}: error: 'estimmate' .*: estimate, `),
    expect.stringMatching(`^content/site.yaml:${site.places.join()}: error: 'newsleter' .* newsletter`),
  ]);
});

it('does not look up proper names', () => {
  const names = { brand: 'Zzyqx', operator: 'Zzyqx LLC', postalAddress: '1 Qwxz Street, Zzyqx' };
  expect(check({ 'site.yaml': yamlOf('SiteFacts', names) }).lines).toEqual([]);
});

it('accepts the words of the project’s dictionary, in capitals only as they are there', () => {
  const words = 'LinkedIn\nwaitlist\nzorb # a ball, or a yyyz\nQRSTV\n';
  const text = 'Zorb zorb zorb’s Zorbs QRSTV qrstv yyyz';
  expect(unknown(text, { 'dictionary.txt': words })).toEqual(['Zorbs', 'qrstv', 'yyyz']);
});

it('checks the parts of words with hyphens, and short words', () => {
  expect(unknown('A non-bannk’s offer, an in–houze one, ot both.')).toEqual(['bannk’s', 'houze', 'ot']);
});

it('ignores addresses, paths, files and the targets of links', () => {
  expect(
    unknown(
      'Write to hello@xqzz.example or see https://www.xqzz.example/a-b?c or xqzz.gov.\n' +
        'It is in legal/xqzz.mdx, site.yaml and /xqzz?tab=privacy.\n' +
        'See [the law](https://xqzz.example/law) and [ours](/legal#xqzz).',
    ),
  ).toEqual([]);
});

it('checks no comments of site.yaml, no recorded versions and no other files', () => {
  const site = `# xqzz: a comment\n${yamlOf('SiteFacts')}`;
  mkdirSync(path.join(project, 'content/legal/record/terms'), { recursive: true });
  writeFileSync(path.join(project, 'content/legal/record/terms/2020-01-01.mdx'), 'xqzz\n');
  expect(check({ 'site.yaml': site, 'README.md': 'xqzz\n' })).toEqual({ status: 0, lines: [] });
});
