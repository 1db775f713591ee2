import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { PUBLISHED_FIGURES, PUBLISHED_QUARTERS } from '../support/published-figures';

interface Figures {
  before: string;
  after: string;
}

interface Table {
  quarters: { name: string }[];
  rows: (Figures & { item: string })[];
}

function readTable(issue: string): Table {
  const [, yaml = ''] = readFileSync(`content/issues/${issue}.mdx`, 'utf8').split(/^---$/m);
  return (parse(yaml) as { table: Table }).table;
}

const isSameAs =
  ({ before, after }: Figures) =>
  (other: Figures) =>
    other.before === before && other.after === after;

const { quarters, rows } = readTable('sample');

it('the sample issue names the quarters of the published figures, the earlier one first', () => {
  expect(quarters.map(({ name }) => name)).toEqual(PUBLISHED_QUARTERS);
});

it.each(PUBLISHED_FIGURES)('the sample issue has one row with the published figures of $what', (figure) => {
  expect(rows.filter(isSameAs(figure))).toHaveLength(1);
});

it('the sample issue has no figures that are not in our list of published ones', () => {
  expect(rows.filter((row) => !PUBLISHED_FIGURES.some(isSameAs(row)))).toEqual([]);
});
