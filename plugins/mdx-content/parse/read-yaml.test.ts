import { z } from 'zod';
import { reportTo, type Finding } from './finding';
import { readYaml } from './read-yaml';

const schema = z.strictObject({ title: z.string().min(1, 'must not be empty'), order: z.int().optional() });

function read(yaml: string) {
  const findings: Finding[] = [];
  const { texts } = readYaml(`\n${yaml}`, schema, reportTo(findings, 'content/a.mdx')) ?? {};
  return { texts, findings };
}
const shown = (yaml: string) =>
  read(yaml).findings.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('readYaml', () => {
  it('reports places in the file, counting the first line of the front matter', () => {
    expect(shown('order: 1\ntitle: ""\n')).toEqual(['3:8 "title" must not be empty; found ""']);
    expect(shown('title: A\ncolour: B\n')).toEqual(['3:9 "colour" is not a field of this kind of file']);
    expect(shown('order: 1\n')).toEqual(['2:1 "title" is missing']);
    expect(shown('title:\n')).toEqual(['2:7 "title" is missing']);
  });

  it('reports a mistyped field and the one that is missing', () => {
    expect(shown('titel: B\n')).toEqual([
      '2:1 "title" is missing',
      '2:8 "titel" is not a field of this kind of file',
    ]);
  });

  it('returns the texts with their places, also beside a mistake', () => {
    const { texts } = read('order: x\ntitle: >-\n  one\n  two\n');
    expect(texts?.map(({ field, value, placeAt }) => [field, value, placeAt(0)])).toEqual([
      ['order', 'x', { line: 2, column: 8 }],
      ['title', 'one two', { line: 3, column: 8 }],
    ]);
  });
});
