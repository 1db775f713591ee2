import { readdirSync } from 'node:fs';
import * as z from 'zod';
import { kindOf } from '../../plugins/mdx-content';
import { SAMPLE_ISSUE_PATH } from '../shared/routes';
import { sitePages } from '../site-config/site-pages';
import { CONTENT_KINDS } from './kinds';

/** The texts of the browser tests, which have a file for every kind, as paths below `content/`. */
const FILES = readdirSync('e2e/content', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.mdx') && !file.startsWith('legal/record/'),
);

it.each(FILES)('%s has one kind, and is shown by one page', (file) => {
  const kinds = CONTENT_KINDS.filter((kind) => kindOf(file, [kind]));
  expect(kinds).toHaveLength(1);
  const shownBy = sitePages.filter(({ content }) => content.some((place) => file.startsWith(place)));
  expect(shownBy.map(({ path }) => path)).toEqual(kinds.map(({ page }) => page));
});

it('has a sample issue, which the landing page shows and the check requires', () => {
  const issues = CONTENT_KINDS.find(({ type }) => type === 'Issue');
  expect(issues?.requiredNames).toEqual(['sample']);
  expect(SAMPLE_ISSUE_PATH).toBe('/sample-issue');
});

it.each(CONTENT_KINDS)('$type has a text in the browser tests', (kind) => {
  expect(FILES.filter((file) => kindOf(file, [kind]))).not.toEqual([]);
});

it.each([
  ['legal', ['printAll']],
  ['not-found', ['addressLabel', 'pagesLabel']],
])('requires of pages/%s.mdx the fields %j, and of no other page', (name, fields) => {
  const pages = CONTENT_KINDS.filter(({ folder }) => folder === 'pages');
  const texts = { heading: 'A page', description: 'What it is about.' };
  for (const { names = [], frontMatter } of pages) {
    const isItsOwn = names.includes(name);
    const own = Object.fromEntries(fields.map((field) => [field, 'Home']));
    expect([names, frontMatter.safeParse({ ...texts, ...own }).success]).toEqual([names, isItsOwn]);
    if (isItsOwn) expect(frontMatter.safeParse(texts).success).toBe(false);
  }
});

/** Whether a field of a kind may have a value. */
function accepts(type: string, field: string, value: unknown): boolean {
  const schema = CONTENT_KINDS.find((kind) => kind.type === type)?.frontMatter.shape[field];
  if (!schema) throw new Error(`${type} has no field "${field}".`);
  return z.safeParse(schema, value).success;
}

it.each([
  [1, true],
  [12, true],
  [0, false],
  [1.5, false],
  ['1', false],
])('accepts whole numbers from 1 as the order of a question: %j', (order, expected) => {
  expect(accepts('FaqEntry', 'order', order)).toBe(expected);
});

it.each([
  ['Up to $250,000 per bank.', true],
  ['Up to 250,000 dollars.', false],
  ['From $100,000 to $250,000.', false],
])(
  'wants one amount in the sentence about the coverage, which the figure shows large: %s',
  (sentence, expected) => {
    const coverage = {
      title: 'The limit',
      sentence,
      notes: ['A note.'],
      example: {
        title: 'An example',
        banks: ['A', 'B'],
        categories: ['C', 'D'],
        limit: 'up to $250,000',
        totalLabel: 'In all',
        total: 'up to $1,000,000',
      },
      excluded: { title: 'Not covered', items: ['stocks'] },
    };
    expect(accepts('LandingBenefits', 'coverage', coverage)).toBe(expected);
  },
);

/** The table of an issue; `rows` are fields in place of those of a valid row. */
const tableWith = (...rows: object[]) => ({
  title: 'Totals',
  quarters: ['Q1', 'Q2'].map((name) => ({ name, url: 'https://example.com' })),
  rows: rows.map((row) => ({ item: 'An item', before: '1', after: '2', meaning: 'What it is.', ...row })),
  noteTitle: 'A change',
  note: 'What it means.',
  publisher: 'A publisher',
});

it.each([
  [{}, true],
  [{ before: undefined }, false],
  [{ after: undefined }, false],
  [{ after: 2 }, false],
])('wants a figure for each of the two quarters of a table: %j', (changes, expected) => {
  expect(accepts('Issue', 'table', tableWith({ ...changes, marked: true }))).toBe(expected);
});

it.each([
  [[true], true],
  [[undefined, true], true],
  [[undefined], false],
  [[true, true], false],
  [[false, true], false],
])('wants one marked row in the table of an issue, which the margin explains: %j', (marks, expected) => {
  const table = tableWith(...marks.map((marked) => ({ marked })));
  expect(accepts('Issue', 'table', table)).toBe(expected);
});
