import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { PUBLISHED_FIGURES } from '../support/published-figures';

/** The table of an issue, with the figures of two quarters. */
interface Table {
  quarters: { name: string }[];
  rows: { item: string; before: string; after: string }[];
}

function readTable(issue: string): Table {
  const [, yaml = ''] = readFileSync(`content/issues/${issue}.mdx`, 'utf8').split(/^---$/m);
  return (parse(yaml) as { table: Table }).table;
}

const publishedFigure = (item: string, quarter = ''): string | undefined =>
  PUBLISHED_FIGURES.find(({ name }) => name.test(item))?.byQuarter[quarter];

it('the sample issue contradicts no figure in the list of published ones', () => {
  const { quarters, rows } = readTable('sample');
  const [earlier, later] = quarters.map(({ name }) => name);
  // A row with another name is compared with nothing.
  expect(rows.filter(({ item }) => publishedFigure(item, later))).not.toHaveLength(0);
  for (const { item, before, after } of rows) {
    expect({ item, before, after }).toEqual({
      item,
      before: publishedFigure(item, earlier) ?? before,
      after: publishedFigure(item, later) ?? after,
    });
  }
});
