import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { PUBLISHED_FIGURES } from './fixtures/published-figures';

/** A table of the content with the figures of two quarters. */
interface Table {
  quarters: { name: string }[];
  rows: { item: string; figures: string[] }[];
}

function readTable(file: string, field: string): Table {
  const [, yaml = ''] = readFileSync(`content/${file}`, 'utf8').split(/^---$/m);
  return (parse(yaml) as Record<string, Table>)[field] ?? { quarters: [], rows: [] };
}

const publishedFigure = (item: string, quarter = ''): string | undefined =>
  PUBLISHED_FIGURES.find(({ name }) => name.test(item))?.byQuarter[quarter];

it.each([
  ['landing/hero.mdx', readTable('landing/hero.mdx', 'example')],
  ['issues/sample.mdx', readTable('issues/sample.mdx', 'table')],
])('%s contradicts no figure in the list of published ones', (_file, { quarters, rows }) => {
  for (const { item, figures } of rows) {
    const listed = figures.map((figure, index) => publishedFigure(item, quarters[index]?.name) ?? figure);
    expect([item, figures]).toEqual([item, listed]);
  }
});
