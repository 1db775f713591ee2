import { question } from '../fixtures/check-samples';
import { FIXTURE_CONTENT, frontMatterOf, siteYaml } from '../fixtures/content';
import { FIXTURE_OPTIONS } from '../fixtures/model';
import type { ContentCheckOptions } from '../options';
import { checkEditedFile } from './check-edited-file';
import { checkFiles } from './check-files';
import type { ContentFiles } from './read-files';

const FILES: ContentFiles = { content: FIXTURE_CONTENT, staticFiles: ['/favicon.svg'] };

const filesWith = (changes: Readonly<Record<string, string>>): ContentFiles => ({
  ...FILES,
  content: { ...FILES.content, ...changes },
});

/** The findings when a file gets a text, as `faq/a.mdx:6:1 rule`. */
const inShort = (file: string, text: string, files = FILES) =>
  checkEditedFile(file, text, files, FIXTURE_OPTIONS).map(
    (finding) => `${finding.file.replace('content/', '')}:${finding.line}:${finding.column} ${finding.rule}`,
  );

const savedText = (file: string) => FIXTURE_CONTENT[file] ?? '';

it('finds nothing wrong with valid files', () => {
  for (const file of Object.keys(FIXTURE_CONTENT)) expect(inShort(file, savedText(file))).toEqual([]);
});

it('finds exactly what the check of all files finds', () => {
  const file = 'faq/a.mdx';
  const text = `---
order: none
---

It is guar\u00ADanteed: it is guaranteed. <Table /> [a](/nope) ![](/favicon.svg)
`;
  const found = checkEditedFile(file, text, FILES, FIXTURE_OPTIONS);
  expect(found.map(({ rule }) => rule).sort()).toEqual([
    'component',
    'front-matter',
    'front-matter',
    'image',
    'invisible-character',
    'link',
    'policy/guarantee',
  ]);
  expect(found).toEqual(checkFiles(filesWith({ [file]: text }), FIXTURE_OPTIONS).findings);
});

it('accepts line ends of Windows', () => {
  expect(inShort('faq/a.mdx', question('It is guaranteed.').replaceAll('\n', '\r\n'))).toEqual([
    'faq/a.mdx:6:7 policy/guarantee',
  ]);
});

it('leaves out mistakes that other files had before', () => {
  const files = filesWith({ 'faq/wrong.mdx': question('It is guaranteed. [a](/nope)') });
  expect(inShort('faq/launch.mdx', `${savedText('faq/launch.mdx')}\nText.\n`, files)).toEqual([]);
});

it('reports an order that is used twice in the later one of the two files', () => {
  const second = frontMatterOf('FaqEntry', { order: 2 });
  expect(inShort('faq/zebra.mdx', second)).toEqual(['faq/zebra.mdx:3:8 duplicate']);
  expect(inShort('faq/a.mdx', second)).toEqual(['faq/your-details.mdx:3:8 duplicate']);
});

it('finds an anchor that occurs twice on a page', () => {
  expect(inShort('faq/menu.mdx', question(''))).toEqual(['faq/menu.mdx:1:1 anchor']);
});

it('finds the links in other files that a reworded heading breaks, and no other broken links', () => {
  const files = filesWith({ 'faq/a.mdx': question('[a](/nope) [b](/legal?tab=terms#terms-nope)') });
  const reworded = savedText('legal/privacy.mdx').replace('## Children', '## Young people');
  expect(inShort('legal/privacy.mdx', reworded, files)).toEqual(['faq/your-details.mdx:6:67 link']);
});

it('finds what changed facts make wrong in other files', () => {
  const files = filesWith({ 'faq/a.mdx': question('Ask us at office@example.org.') });
  const site = siteYaml({ email: 'office@example.org' });
  expect(inShort('site.yaml', site, files)).toEqual(['faq/a.mdx:6:11 fact']);
});

it('returns warnings for the file itself, and only errors for other files', () => {
  const PASSED = { rule: 'launch', message: 'the launch has passed', help: 'Set another day.' } as const;
  const checkFacts: ContentCheckOptions['checkFacts'] = ({ launchBy }) =>
    String(launchBy) > FIXTURE_OPTIONS.today
      ? []
      : [
          { ...PASSED, severity: 'warning', field: 'launchBy' },
          { ...PASSED, severity: 'warning', file: 'other.txt' },
          { ...PASSED, severity: 'error', file: '.env.production' },
        ];
  const site = siteYaml({ launchBy: '2025-05-19' });
  const found = checkEditedFile('site.yaml', site, FILES, { ...FIXTURE_OPTIONS, checkFacts });
  expect(found.map(({ file, severity }) => `${file} ${severity}`)).toEqual([
    'content/site.yaml warning',
    '.env.production error',
  ]);
});

it('accepts links to pages that follow from files that are not checked', () => {
  const files = filesWith({ 'legal/record/terms/2024-01-01.mdx': savedText('legal/terms.mdx') });
  const text = question('[a](/legal/terms/2024-01-01/) [b](/legal/terms/2024-01-02/)');
  expect(inShort('faq/a.mdx', text, files)).toEqual(['faq/a.mdx:6:31 link']);
});

it('takes each change of the text and of the saved files into account', () => {
  const file = 'faq/a.mdx';
  const wrong = question('It is guaranteed.');
  const right = question('It is not guaranteed.');
  const found = [wrong, right, wrong, question(''), right, wrong].map((text) => inShort(file, text).length);
  expect(found).toEqual([1, 0, 1, 0, 0, 1]);
  const withoutRule = filesWith({ 'policy.yaml': 'required: []\nforbidden: []\n' });
  expect(inShort(file, wrong, withoutRule)).toEqual([]);
  expect(inShort(file, wrong)).toHaveLength(1);
});
