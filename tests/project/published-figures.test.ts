import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { LISTED_QUARTERS, publishedFigure } from '../support/published-figures';

/** The table of an issue, with the figures of two quarters. */
interface Table {
  quarters: { name: string }[];
  rows: { item: string; before: string; after: string }[];
}

function readTable(issue: string): Table {
  const [, yaml = ''] = readFileSync(`content/issues/${issue}.mdx`, 'utf8').split(/^---$/m);
  return (parse(yaml) as { table: Table }).table;
}

it('the sample issue shows the published figures of those quarters that our list has', () => {
  const { quarters, rows } = readTable('sample');
  const [earlier = '', later = ''] = quarters.map(({ name }) => name);
  const mistakes = rows
    .flatMap(({ item, before, after }) => [
      { item, quarter: earlier, figure: before },
      { item, quarter: later, figure: after },
    ])
    .filter(({ quarter }) => LISTED_QUARTERS.has(quarter))
    .map((shown) => ({ ...shown, published: publishedFigure(shown.item, shown.quarter) }))
    .filter(({ figure, published }) => figure !== published)
    .map(
      ({ item, quarter, figure, published }) =>
        `The sample issue says ${figure} for "${item}" in ${quarter}, and the FDIC has published ${published}: correct the issue.`,
    );
  expect(mistakes).toEqual([]);
});
