import * as z from 'zod';
import { CONTENT_RULES, POLICY_PREFIX } from '../../content-check/browser';
import { text } from '../../mdx-content';
import type { FieldPath, Finding } from '../../shared/text/finding';
import { fieldsOfSchema } from '../config/decap-fields';
import { describeFinding } from './describe-finding';

const FRONT_MATTER = z.strictObject({
  title: text.meta({ title: 'Name of the dish', description: 'Texts show it for <Dish />.' }),
  portions: z.int().meta({ title: 'Portions', description: 'A number, such as 4.' }),
  steps: z
    .array(z.strictObject({ when: text.meta({ title: 'When' }), what: text.meta({ title: 'What' }) }))
    .meta({ title: 'Steps', description: 'One after the other.' }),
});

const FILE = '---\ntitle: Soup\nportions: two\nsteps: []\n---\n\nCook it.\n';

const describeIn = (finding: Partial<Finding>) =>
  describeFinding(
    {
      file: 'content/recipes/soup.mdx',
      line: 3,
      column: 11,
      severity: 'error',
      message: 'this is wrong',
      help: 'Correct it.',
      rule: 'sample',
      ...finding,
    },
    {
      file: 'recipes/soup.mdx',
      text: FILE,
      fieldsOf: () => fieldsOfSchema(FRONT_MATTER),
      titleOf: () => 'A stew',
    },
  );

it.each(['must be a whole number; found "two"', 'write digits', 'the "title" of content/ is fine'])(
  'shows a finding at its field, however its message is worded: %s',
  (message) => {
    expect(describeIn({ path: ['portions'], rule: CONTENT_RULES.frontMatter, message })).toEqual({
      severity: 'error',
      place: 'Portions',
      message,
      help: 'A number, such as 4.',
    });
  },
);

it.each<[where: string, finding: Partial<Finding>, place: string | undefined]>([
  ['in a field, by its label', { path: ['title'], line: 2 }, 'Name of the dish'],
  ['in a field of an item, by the labels around it', { path: ['steps', 1, 'when'] }, 'Steps, item 2, When'],
  ['in a field that the form does not have, by its name', { path: ['colour'] }, '"colour"'],
  ['in a field that is only known by its line', { line: 3 }, 'Portions'],
  ['in the text, by its words', { line: 7 }, 'In the text, "Cook it."'],
  ['in another text, by its title', { file: 'content/recipes/stew.mdx' }, 'In "A stew"'],
  [
    'in a field of another text',
    { file: 'content/recipes/stew.mdx', path: ['portions'] },
    'In "A stew", Portions',
  ],
  ['of the whole text, which has none', { line: 1, column: 1 }, undefined],
])('tells the place of a mistake %s', (_where, finding, place) => {
  expect(describeIn(finding).place).toBe(place);
});

it('names another text by its title, and not by its file', () => {
  expect(describeIn({ message: 'content/recipes/stew.mdx has the same value' }).message).toBe(
    '"A stew" has the same value',
  );
});

it.each<[what: string, path: FieldPath, help: string]>([
  ['the hint of the field', ['portions'], 'A number, such as 4.'],
  ['the hint without the backslashes that Decap needs', ['title'], 'Texts show it for <Dish />.'],
  ['the hint of the group, for a field that has none', ['steps', 0, 'when'], 'One after the other.'],
  ['a sentence, for a field that the form does not have', ['colour'], 'Correct this field.'],
])('gives as help for an invalid field %s', (_what, path, help) => {
  expect(describeIn({ path, rule: CONTENT_RULES.frontMatter })).toMatchObject({ help });
});

it('names the rule that forbids a wording, for an exception', () => {
  expect(describeIn({ line: 7, rule: `${POLICY_PREFIX}guarantee` }).help).toBe(
    'Correct it. (Rule: guarantee)',
  );
});

it.each([CONTENT_RULES.code, CONTENT_RULES.component, CONTENT_RULES.mdx])(
  'advises to use the buttons of the form instead of signs (%s)',
  (rule) => {
    expect(describeIn({ line: 7, rule }).help).toContain('buttons above the text');
  },
);
