import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { PUBLISHED_FIGURES, SOURCES } from './fixtures/published-figures';

/** A table of the content with the figures of two quarters. */
interface Table {
  quarters: { name: string; source: string }[];
  rows: { item: string; figures: string[] }[];
}

/** @returns the fields at the top of a file, and the text below them on one line */
function readParts(file: string): { fields: Record<string, unknown>; body: string } {
  const [, yaml = '', body = ''] = readFileSync(`content/${file}`, 'utf8').split(/^---$/m);
  return { fields: parse(yaml) as Record<string, unknown>, body: body.replace(/\s+/g, ' ') };
}

const sample = readParts('issues/sample.mdx');

const published = (name: string, quarter: string): string | undefined =>
  PUBLISHED_FIGURES.find((figure) => figure.name.test(name))?.byQuarter[quarter];

it.each([
  ['landing/hero.mdx', readParts('landing/hero.mdx').fields['example'] as Table],
  ['issues/sample.mdx', sample.fields['table'] as Table],
])('%s shows the figures that the FDIC has published, and where', (_file, { quarters, rows }) => {
  for (const { name, source } of quarters) expect(source).toBe(SOURCES[name]);
  for (const { item, figures } of rows) {
    expect([item, figures]).toEqual([item, quarters.map(({ name }) => published(item, name))]);
  }
});

it('tells the same figures in the first sentences of the sample issue', () => {
  const opening = sample.body.slice(0, sample.body.indexOf('## '));
  expect(opening).toContain(`${published('Problem list', 'Q4 2024')} problem banks`);
  expect(opening).toContain(`the ${published('Insured institutions', 'Q4 2024')} that it insures`);
  const [before, after] = Object.keys(SOURCES).map((quarter) =>
    Number(published('Insurance fund, in billions', quarter)?.slice(1)),
  ) as [number, number];
  expect(opening).toContain(`grew by $${Math.round(after - before)} billion`);
});
