import path from 'node:path';
import { reportTo, type Finding } from '../../shared/text/finding';
import { RECIPE_MODEL } from '../fixtures/recipe-model';
import { readDocument } from './read-document';

it('uses the same version of js-yaml as gatsby-plugin-mdx', () => {
  /** The file that a package gets when it requires another. */
  const requiredBy = (from: string, name: string) => require.resolve(name, { paths: [path.dirname(from)] });
  const grayMatter = requiredBy(require.resolve('gatsby-plugin-mdx/package.json'), 'gray-matter');
  expect(requiredBy(grayMatter, 'js-yaml')).toBe(require.resolve('js-yaml'));
});

describe('a value that YAML 1.1 and 1.2 read in different ways', () => {
  function messagesOf(fields: string): string[] {
    const findings: Finding[] = [];
    const report = reportTo(findings, 'content/recipes/soup.mdx');
    readDocument('recipes/soup.mdx', `---\n${fields}---\n\nText.\n`, RECIPE_MODEL, report);
    return findings.map(({ line, column, message }) => `${line}:${column} ${message}`);
  }

  it.each([
    ['a number with a zero before it', 'title: A\nportions: 010\n', '3:11', '10 and as 8'],
    ['a time', 'title: 12:30\nportions: 1\n', '2:8', '"12:30" and as 750'],
    ['a number with underscores', 'title: 1_000\nportions: 1\n', '2:8', '"1_000" and as 1000'],
    [
      'a day with a time',
      'title: 2025-05-02 10:00:00\nportions: 1\n',
      '2:8',
      '"2025-05-02 10:00:00" and as "2025-05-02"',
    ],
    [
      'a day that no calendar has',
      'title: 2025-02-30\nportions: 1\n',
      '2:8',
      '"2025-02-30" and as "2025-03-02"',
    ],
    ['an item of a list', 'title: A\nportions: 1\ntags: [B, 0b1]\n', '4:11', '"0b1" and as 1'],
  ])('is reported: %s', (_what, fields, place, readings) => {
    expect(messagesOf(fields)).toEqual([`${place} this value can be read in two ways: as ${readings}`]);
  });

  it.each([
    ['a day', 'title: A\nportions: 1\ntested: 2025-05-02\n'],
    ['a quoted number', 'title: "010"\nportions: 1\n'],
    ['a text on several lines', 'title: >-\n  one\n  two\nportions: 1\n'],
    ['an optional group', 'title: A\nportions: 1\nsource: { name: B }\n'],
  ])('does not include %s', (_what, fields) => {
    expect(messagesOf(fields)).toEqual([]);
  });

  it('is reported only by the schema when that refuses it too', () => {
    expect(messagesOf('title: A\nportions: 1\ntested: 2025-02-30\n')).toEqual([
      expect.stringContaining('4:9 must be a day of the calendar'),
    ]);
  });
});
