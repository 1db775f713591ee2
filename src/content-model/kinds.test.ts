import { readdirSync } from 'node:fs';
import * as z from 'zod';
import { kindOf } from '../../plugins/mdx-content';
import { validFieldsOf } from '../../scripts/fixtures/front-matter';
import { CONTENT_KINDS } from './kinds';

/** The texts of the browser tests, which have a file for every kind, as paths below `content/`. */
const FILES = readdirSync('e2e/content', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.mdx') && !file.startsWith('legal/record/'),
);

it.each(FILES)('%s has one kind', (file) => {
  expect(CONTENT_KINDS.filter((kind) => kindOf(file, [kind]))).toHaveLength(1);
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
    const { coverage } = validFieldsOf('LandingBenefits');
    expect(accepts('LandingBenefits', 'coverage', { ...(coverage as object), sentence })).toBe(expected);
  },
);

/** The table of an issue, with other rows; `rows` are fields in place of those of a valid row. */
function tableWith(...rows: object[]): object {
  const table = validFieldsOf('Issue')['table'] as { rows: object[] };
  return { ...table, rows: rows.map((row) => ({ ...table.rows[0], ...row })) };
}

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
