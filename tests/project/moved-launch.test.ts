import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFiles, type ContentFiles } from '../../plugins/content-check';
import { compileBody, resolvePlaceholders } from '../../plugins/mdx-content';
import { formatFinding } from '../../plugins/shared/finding';
import { listFiles } from '../../plugins/shared/list-files';
import { contentModel } from '../../config/content-model';
import { LAUNCH_PLACEHOLDER_NAMES } from '../../config/content-model/launch-placeholders';
import { settingsWithoutVariables } from '../../config/environment/check-settings';
import { contentCheckOptions } from '../../config/plugin-options/content-check-options';
import { TEST_SITE_TEXTS } from '../support/content';

const SPRING = { launch: 'mid-May 2025', launchBy: '2025-05-31', firstReport: '2025-Q1' };

const OPTIONS = contentCheckOptions(settingsWithoutVariables('2025-01-01'));

const read = (file: string) => readFileSync(path.join('e2e/content', file), 'utf8');
const SITE_YAML = read('site.yaml');
const POLICY = read('policy.yaml');
const TEXTS = Object.fromEntries(TEST_SITE_TEXTS.map((file) => [file, read(file)]));
const STATIC_FILES = listFiles('static').map((file) => `/${file}`);

/** Checks texts beside a site.yaml that announces another launch. */
function checkWithLaunch(launch: typeof SPRING, texts: ContentFiles['content']) {
  let siteYaml = SITE_YAML;
  for (const [name, value] of Object.entries(launch)) {
    siteYaml = siteYaml.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);
  }
  const content = { ...texts, 'site.yaml': siteYaml, 'policy.yaml': POLICY };
  return checkFiles({ content, staticFiles: STATIC_FILES }, OPTIONS);
}

describe('a launch at another time', () => {
  const PLACEHOLDER = new RegExp(`[{<](?:${LAUNCH_PLACEHOLDER_NAMES.join('|')})\\b`, 'i');
  const textsWithLaunch = Object.fromEntries(
    Object.entries(TEXTS).filter(([, text]) => PLACEHOLDER.test(text)),
  );

  /** The findings about dates and periods. */
  const datesFound = (launch: typeof SPRING) =>
    checkWithLaunch(launch, textsWithLaunch)
      .findings.filter(({ rule }) => ['typed-date', 'period', 'launch'].includes(rule))
      .map(formatFinding);
  const typedByEditors = datesFound({ ...SPRING, launch: 'soon' });

  it.each([
    ['mid-May 2025', '2025-05-31', '2025-Q1'],
    ['late May 2025', '2025-05-31', '2025-Q1'],
    ['March 2027', '2027-03-31', '2026-Q4'],
    ['spring 2027', '2027-05-31', '2027-Q1'],
    ['the second week of June 2027', '2027-06-14', '2027-Q1'],
    ['the last two weeks of May 2027', '2027-05-31', '2027-Q1'],
  ])('"%s" adds no date that somebody would have typed', (launch, launchBy, firstReport) => {
    expect(datesFound({ launch, launchBy, firstReport })).toEqual(typedByEditors);
  });
});

describe('the launch, moved from mid-May 2025 to early March 2027 in site.yaml', () => {
  const MOVED = { launch: 'early March 2027', launchBy: '2027-03-10', firstReport: '2026-Q4' };
  /** The text of all files, except files with a typed date, of which the check warns. */
  let words: string;

  beforeAll(() => {
    const { facts, documents, findings } = checkWithLaunch(MOVED, TEXTS);
    if (!facts) throw new Error('site.yaml has a mistake.');
    const withTypedDate = findings.filter(({ rule }) => rule === 'typed-date').map(({ file }) => file);
    const texts = [...documents.values()]
      // An issue is about its own quarter, whenever the launch is, and a recorded text keeps its dates.
      .filter(({ kind }) => !['Issue', 'LegalDocument'].includes(kind.type))
      .filter(({ file }) => !withTypedDate.includes(`content/${file}`))
      .flatMap(({ frontMatter, body }) => [
        textOfFields(frontMatter),
        ...['simulated', 'delivered', 'confirmed'].map(
          (variant) =>
            compileBody(body, { model: contentModel, facts, variant, headingLevel: 3, idPrefix: '' }).html,
        ),
      ]);
    words = texts
      .map((text) => resolvePlaceholders(text, facts, contentModel))
      .join('\n')
      .replaceAll('\u00a0', ' ');
  });

  /** The text of all fields, except dates. */
  const textOfFields = (frontMatter: object = {}): string =>
    JSON.stringify(frontMatter, (_name, value: unknown) =>
      /^\d{4}-\d\d-\d\d$/.test(String(value)) ? '' : value,
    );

  it('leaves no old month, quarter or year in any text, except those that the check warns of', () => {
    // "May I …?" is a question to a bank, and no month.
    const old = /.{0,60}(?:\bMay\b(?! I\b)|April|March 31|January to|2025|[Ff]irst[- ]quarter)/g;
    expect(words.match(old)).toBeNull();
    // The page fills in these names itself.
    expect(words.match(/\{(?!(?:address|amount|email|link|sender)\})\w+\}/g)).toBeNull();
  });

  it('puts the new months, quarter and dates into the texts', () => {
    const added = ['early March 2027', 'fourth-quarter 2026', 'December 31, 2026', 'January 30, 2027'];
    for (const word of [...added, 'October to December']) expect(words).toContain(word);
  });
});
