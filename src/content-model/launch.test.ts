import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent } from './check/check-content';
import { compileBody } from './compile/compile-body';
import { LAUNCH_WORDS, launchProblems, launchWord, withLaunchWords } from './launch';
import { factsOfBuild } from './site-facts';

const SPRING = { launch: 'mid-May 2025', launchBy: '2025-05-31', firstReport: '2025-Q1' };

it.each([
  ['2025-Q1', 'first-quarter 2025', 'January to March', 'March 31, 2025', 'April 30, 2025'],
  ['2028-Q2', 'second-quarter 2028', 'April to June', 'June 30, 2028', 'July 30, 2028'],
  ['2025-Q3', 'third-quarter 2025', 'July to September', 'September 30, 2025', 'October 30, 2025'],
  ['2026-Q4', 'fourth-quarter 2026', 'October to December', 'December 31, 2026', 'January 30, 2027'],
])('derives all words from %s', (firstReport, ...words) => {
  const facts = { ...SPRING, firstReport };
  expect(LAUNCH_WORDS.map((name) => launchWord(name, facts))).toEqual([SPRING.launch, ...words]);
});

it('fills in the words of a field, with a capital letter at its start only', () => {
  expect(withLaunchWords('{launch}: {quarter} data, {launch}', SPRING)).toBe(
    'Mid-May 2025: first-quarter 2025 data, mid-May 2025',
  );
});

it.each([
  ['nothing', {}, []],
  ['the passed launch', { today: '2025-06-01' }, ['launchBy warning']],
  ['a last day in another month', { launchBy: '2025-06-30' }, ['launchBy error']],
  ['a last day in another year', { launch: 'mid-May 2026' }, ['launchBy error']],
  ['a quarter that is not filed by then', { firstReport: '2025-Q2' }, ['firstReport error']],
  ['a quarter that is no longer the newest', { firstReport: '2024-Q4' }, ['firstReport warning']],
])('finds %s', (_what, changed, expected) => {
  const { today, ...facts } = { today: '2025-05-31', ...SPRING, ...changed };
  const found = launchProblems(facts, today);
  expect(found.map(({ field, severity }) => `${field} ${severity}`)).toEqual(expected);
});

describe('the launch, moved from mid-May 2025 to early March 2027 in site.yaml', () => {
  const MOVED = { launch: 'early March 2027', launchBy: '2027-03-10', firstReport: '2026-Q4' };
  let words: string;

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'moved-'));
    const root = path.join(folder, 'content');
    cpSync('content', root, { recursive: true });
    cpSync('static', path.join(folder, 'static'), { recursive: true });
    const file = path.join(root, 'site.yaml');
    const yaml = Object.entries(MOVED).reduce(
      (text, [name, value]) => text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, yaml);
    const { facts, documents, findings } = await checkContent(root);
    rmSync(folder, { recursive: true });
    if (!facts) throw new Error('site.yaml has a mistake.');
    const typed = findings.filter(({ rule }) => rule === 'typed-date').map(({ file }) => file);
    words = [...documents.values()]
      .filter(({ file }) => !typed.includes(`content/${file}`))
      .flatMap(({ kind, frontMatter, body }) => {
        // The example of an issue shows a fixed quarter.
        const fields = { ...frontMatter, example: undefined };
        const bodies = (['simulated', 'delivered', 'confirmed'] as const).map(
          (signUps) =>
            compileBody(body, { facts: { ...facts, signUps }, headingLevel: kind.headingLevel, idPrefix: '' })
              .html,
        );
        const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value));
        const text = JSON.stringify(fields, (_name, value: unknown) => (isDay(value) ? '' : value));
        return [withLaunchWords(text, facts), ...bodies];
      })
      .concat(factsOfBuild(facts).description)
      .join('\n')
      .replaceAll('\u00a0', ' ');
  });

  it('leaves no old month, quarter or year in any text, but those that the check warns of', () => {
    const old = /.{0,60}(?:\bMay\b|April|March 31|January to|2025|[Ff]irst[- ]quarter|\{\w+\})/g;
    expect(words.match(old)).toBeNull();
  });

  it('says the new ones', () => {
    const added = ['early March 2027', 'fourth-quarter 2026', 'December 31, 2026', 'January 30, 2027'];
    for (const word of [...added, 'October to December']) expect(words).toContain(word);
  });
});
