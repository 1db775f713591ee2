import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { PUBLISHED_FIGURES } from './fixtures/published-figures';

/** The table of an issue, with the figures of two quarters. */
interface Table {
  quarters: { name: string }[];
  rows: { item: string; figures: string[] }[];
}

function readTable(issue: string): Table {
  const [, yaml = ''] = readFileSync(`content/issues/${issue}.mdx`, 'utf8').split(/^---$/m);
  return (parse(yaml) as { table: Table }).table;
}

const publishedFigure = (item: string, quarter = ''): string | undefined =>
  PUBLISHED_FIGURES.find(({ name }) => name.test(item))?.byQuarter[quarter];

it('the sample issue contradicts no figure in the list of published ones', () => {
  const { quarters, rows } = readTable('sample');
  for (const { item, figures } of rows) {
    const listed = figures.map((figure, index) => publishedFigure(item, quarters[index]?.name) ?? figure);
    expect([item, figures]).toEqual([item, listed]);
  }
});
