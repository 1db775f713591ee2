import { validFieldsOf } from '../../tests/support/front-matter';
import { table } from './issue-table';

const NOTE = { note: { title: 'Two fewer', text: 'They recovered.' }, isLead: false };
const LEAD = { ...NOTE, isLead: true };
const PLAIN = { note: undefined, isLead: undefined };

/** The table of an issue with a valid row for each argument, which replaces fields of that row. */
function tableWith(...rows: object[]): object {
  const validTable = validFieldsOf('Issue')['table'] as { rows: object[] };
  return { ...validTable, rows: rows.map((row) => ({ ...validTable.rows[0], ...row })) };
}

const isValid = (fields: object) => table.safeParse(fields).success;

it.each([
  [{}, true],
  [{ before: undefined }, false],
  [{ after: undefined }, false],
  [{ after: 2 }, false],
])('wants a figure for each of the two quarters of a table: %j', (changes, expected) => {
  expect(isValid(tableWith({ ...changes, ...LEAD }))).toBe(expected);
});

it.each([
  ['the only row', [LEAD], true],
  ['the second of two rows', [PLAIN, LEAD], true],
  ['no row', [PLAIN], false],
  ['two rows', [LEAD, PLAIN, PLAIN, PLAIN, LEAD], false],
  ['a row without a note', [{ ...PLAIN, isLead: true }], false],
])('wants one lead in the table of an issue, with a note: %s', (_which, rows, expected) => {
  expect(isValid(tableWith(...rows))).toBe(expected);
});

it.each([
  ['three rows between them', [LEAD, PLAIN, PLAIN, PLAIN, NOTE], true],
  ['two rows between them', [LEAD, PLAIN, PLAIN, NOTE], false],
])('wants room for each note in the margin of a table: notes with %s', (_distance, rows, expected) => {
  expect(isValid(tableWith(...rows))).toBe(expected);
});
