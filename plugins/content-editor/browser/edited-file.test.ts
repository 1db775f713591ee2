import * as z from 'zod';
import type { CheckedModel } from '../../content-check';
import { text, type Finding } from '../../mdx-content';
import { fieldsOf } from '../config/decap-fields';
import type { Entry } from './decap';
import { describeFinding, fileOfEntry } from './edited-file';

const FRONT_MATTER = z.strictObject({
  title: text.meta({ title: 'Name of the dish', description: 'Texts show it for <Dish />.' }),
  portions: z.int().meta({ title: 'Portions', description: 'A number, such as 4.' }),
});

const MODEL = {
  kinds: [{ type: 'Recipe', title: 'Recipe', folder: 'recipes', headingLevel: 2, frontMatter: FRONT_MATTER }],
} as unknown as CheckedModel;

const GROUPS = [{ name: 'cooking', title: 'Recipes', folder: 'recipes', titleField: 'title' }];

const entryWith = (values: Record<string, string>) =>
  ({ get: (key: string) => values[key] }) as unknown as Entry;

it.each([
  [
    'an existing file',
    { collection: 'cooking', path: 'content/recipes/soup.mdx' },
    'recipes/soup.mdx',
    'Recipe',
  ],
  ['a new file', { collection: 'cooking', path: '' }, 'recipes/new-entry.mdx', 'Recipe'],
  [
    'a new file that was just saved',
    { collection: 'cooking', path: '', slug: 'stew' },
    'recipes/stew.mdx',
    'Recipe',
  ],
  ['the facts of the site', { collection: 'facts', path: 'content/site.yaml' }, 'site.yaml', undefined],
])('finds the kind of %s', (_what, values, path, type) => {
  const file = fileOfEntry(entryWith(values), MODEL, GROUPS);
  expect([file.path, file.kind?.type]).toEqual([path, type]);
});

const FILE = '---\ntitle: Soup\nportions: two\n---\n\nCook it.\n';

const describeAt = (line: number, message: string, file = 'content/recipes/soup.mdx', rule = 'x') => {
  const finding: Finding = {
    file,
    line,
    column: 1,
    severity: 'error',
    message,
    help: 'Look at "title".',
    rule,
  };
  return describeFinding(finding, {
    path: 'recipes/soup.mdx',
    text: FILE,
    fields: fieldsOf(FRONT_MATTER),
    titleOf: () => 'A stew',
  });
};

it('calls a field by its label, and not by its name', () => {
  expect(describeAt(3, '"portions" must be a whole number; found "two"')).toEqual({
    severity: 'error',
    message: '"Portions" must be a whole number; found "two"',
    help: 'Look at "Name of the dish".',
  });
});

it.each([
  ['in a field, by its label', 2, 'content/recipes/soup.mdx', 'Name of the dish'],
  ['in the text, by its words', 6, 'content/recipes/soup.mdx', 'In the text, "Cook it."'],
  ['in another text, by its title', 2, 'content/recipes/stew.mdx', 'In "A stew"'],
])('tells the place of a mistake %s', (_where, line, file, place) => {
  expect(describeAt(line, 'this is wrong', file)).toMatchObject({ message: 'this is wrong', place });
});

it('names another text by its title, and not by its file', () => {
  expect(describeAt(3, 'content/recipes/stew.mdx has the same "portions"').message).toBe(
    '"A stew" has the same "Portions"',
  );
});

it('gives the hint of a field that is wrong as help', () => {
  const finding = describeAt(3, '"portions" must be a whole number', undefined, 'front-matter');
  expect(finding.help).toBe('A number, such as 4.');
});

it('names the rule that forbids a wording, for an exception', () => {
  const finding = describeAt(6, '"guaranteed": nobody can promise that', undefined, 'policy/guarantee');
  expect(finding.help).toBe('Look at "Name of the dish". (Rule: guarantee)');
});

it('shows a hint in a message without the backslashes that Decap needs', () => {
  const finding = describeAt(2, '"title" is missing', undefined, 'front-matter');
  expect(finding.help).toBe('Texts show it for <Dish />.');
});

it.each(['code', 'component', 'mdx'])('tells of buttons where a file needs signs (%s)', (rule) => {
  expect(describeAt(6, 'this is wrong', undefined, rule).help).toContain('buttons above the text');
});
