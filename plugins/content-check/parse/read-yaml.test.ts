import * as z from 'zod';
import { text } from '../../mdx-content';
import { messageWithField, reportTo, type Finding } from '../../shared/text/finding';
import { readYaml } from './read-yaml';

const schema = z.strictObject({
  title: text,
  order: z.int().optional(),
  steps: z.array(z.strictObject({ when: text })).optional(),
});

/** Reads YAML that begins on the second line of its file, as front matter does. */
function read(yaml: string) {
  const findings: Finding[] = [];
  const reading = readYaml(`\n${yaml}`, schema, reportTo(findings, 'content/a.mdx'));
  return {
    reading,
    messages: findings.map((finding) => `${finding.line}:${finding.column} ${messageWithField(finding)}`),
    helps: findings.map(({ help }) => help),
  };
}

it('returns the value of valid YAML', () => {
  const { reading, messages } = read('title: A\norder: 1\n');
  expect(reading?.value).toEqual({ title: 'A', order: 1 });
  expect(messages).toEqual([]);
});

it.each([
  ['an empty text', 'order: 1\ntitle: ""\n', ['3:8 "title": must not be empty; found ""']],
  ['an unknown field', 'title: A\ncolour: B\n', ['3:9 "colour": this kind of file has no such field']],
  ['a missing field', 'order: 1\n', ['2:1 "title": this field is missing']],
  ['a field without a value', 'title:\n', ['2:7 "title": this field is missing']],
  [
    'a mistyped field, and the one that is missing',
    'titel: B\n',
    ['2:1 "title": this field is missing', '2:8 "titel": this kind of file has no such field'],
  ],
  ['a text in place of a list', 'title: A\nsteps: B\n', ['3:8 "steps": must be a list, each item']],
  ['a number in place of a text', 'title: 12\n', ['2:8 "title": must be text: put it between double quotes']],
  [
    'a field of an item',
    'title: A\nsteps:\n  - when: now\n  - when: ""\n',
    ['5:11 "steps", item 2, "when": must not be empty'],
  ],
])('reports %s at its place in the file', (_what, yaml, expected) => {
  expect(read(yaml).messages).toEqual(expected.map((message) => expect.stringContaining(message) as string));
});

it.each([
  ['a text', 'order: 1\n', 'Write the line "title:" with its text after the colon.'],
  [
    'a field of an item',
    'title: A\nsteps:\n  - {}\n',
    'In "steps", item 1, write the line "when:" with its text after the colon.',
  ],
])('says which line to write when %s is missing', (_what, yaml, help) => {
  expect(read(yaml).helps).toEqual([help]);
});

it.each([
  ['a quote that is not closed, where it opens', 'order: 1\ntitle: "A\n', '3:8'],
  ['a colon in a text', 'title: A: B\n', '2:8'],
  ['a text that begins with an asterisk', 'title: *A\n', '2:8'],
  ['a text that begins with an ampersand', 'title: &A B\n', '2:11'],
  ['the same field twice', 'title: A\ntitle: B\n', '3:1'],
])('reports that it cannot read %s', (_what, yaml, place) => {
  const { reading, messages } = read(yaml);
  expect(reading).toBeUndefined();
  expect(messages).toEqual([expect.stringContaining(`${place} these fields cannot be read: `)]);
});

it('returns all texts with their places, even when a field is invalid', () => {
  const { reading } = read('order: x\ntitle: >-\n  one\n  two\nsteps:\n  - when: now\n');
  expect(reading?.value).toBeUndefined();
  expect(reading?.texts.map(({ path, value, placeAt }) => [path, value, placeAt(0)])).toEqual([
    [['order'], 'x', { line: 2, column: 8, path: ['order'] }],
    [['title'], 'one two', { line: 3, column: 8, path: ['title'] }],
    [['steps', 0, 'when'], 'now', { line: 7, column: 11, path: ['steps', 0, 'when'] }],
  ]);
});

it('finds the place of a field, and for a missing field that of its group', () => {
  const { reading } = read('title: A\nsteps:\n  - when: now\n');
  expect(reading?.placeOf(['steps', 0, 'when'])).toMatchObject({ line: 4, column: 11 });
  expect(reading?.placeOf(['steps', 0, 'who'])).toEqual({ line: 4, column: 5, path: ['steps', 0, 'who'] });
});
