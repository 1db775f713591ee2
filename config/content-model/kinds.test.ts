import * as z from 'zod';
import { kindOf } from '../../plugins/mdx-content';
import { TEST_SITE_TEXTS } from '../../tests/support/content';
import { validFieldsOf } from '../../tests/support/front-matter';
import { CONTENT_KINDS } from './kinds';

it.each(TEST_SITE_TEXTS)('%s has one kind', (file) => {
  expect(CONTENT_KINDS.filter((kind) => kindOf(file, [kind]))).toHaveLength(1);
});

it.each(CONTENT_KINDS)(
  'accepts no unknown field in front matter of the type $type',
  ({ type, frontMatter }) => {
    const fields = validFieldsOf(type);
    expect(frontMatter.safeParse(fields).success).toBe(true);
    expect(frontMatter.safeParse({ ...fields, colour: 'red' }).success).toBe(false);
  },
);

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
  ['{amount}', true],
  ['Up to {amount} per person', true],
  ['Up to $250,000 per person', false],
  ['{amount}, or {amount} per person', false],
])(
  'wants the amount once in the sentence about insurance, which the figure shows large: %s',
  (sentence, expected) => {
    const insurance = validFieldsOf('LandingBenefits')['insurance'] as object;
    expect(accepts('LandingBenefits', 'insurance', { ...insurance, sentence })).toBe(expected);
  },
);

const NOTE = { note: { title: 'Two fewer', text: 'They recovered.' }, isLead: false };
const LEAD = { ...NOTE, isLead: true };
const PLAIN = { note: undefined, isLead: undefined };

/** The table of an issue with a valid row for each argument, which replaces fields of that row. */
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
  expect(accepts('Issue', 'table', tableWith({ ...changes, ...LEAD }))).toBe(expected);
});

it.each([
  ['the only row', [LEAD], true],
  ['the second of two rows', [PLAIN, LEAD], true],
  ['no row', [PLAIN], false],
  ['two rows', [LEAD, PLAIN, PLAIN, PLAIN, LEAD], false],
  ['a row without a note', [{ ...PLAIN, isLead: true }], false],
])('wants one lead in the table of an issue, with a note: %s', (_which, rows, expected) => {
  expect(accepts('Issue', 'table', tableWith(...rows))).toBe(expected);
});

it.each([
  ['three rows between them', [LEAD, PLAIN, PLAIN, PLAIN, NOTE], true],
  ['two rows between them', [LEAD, PLAIN, PLAIN, NOTE], false],
])('wants room for each note in the margin of a table: notes with %s', (_distance, rows, expected) => {
  expect(accepts('Issue', 'table', tableWith(...rows))).toBe(expected);
});
