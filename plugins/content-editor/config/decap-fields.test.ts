import * as z from 'zod';
import { date, text } from '../../mdx-content';
import { fieldsOfSchema } from './decap-fields';

const fieldOf = (schema: z.ZodType) => fieldsOfSchema(z.strictObject({ field: schema }))[0];

it.each<[what: string, schema: z.ZodType, field: object]>([
  ['a text', text, { widget: 'string', required: true }],
  ['a long text', text.meta({ isLong: true }), { widget: 'text' }],
  ['an address', z.url(), { widget: 'string' }],
  ['a whole number', z.int().min(1), { widget: 'number', value_type: 'int', min: 1 }],
  ['a day', date, { widget: 'content-day' }],
  ['a switch', z.boolean(), { widget: 'boolean' }],
  ['a list of texts', z.array(text), { widget: 'list', field: { widget: 'string', label: 'Label' } }],
  ['a list of two texts', z.array(text).length(2), { widget: 'list', min: 2, max: 2 }],
])('makes the form of %s', (_what, schema, field) => {
  expect(fieldOf(schema.meta({ ...schema.meta(), title: 'Label' }))).toMatchObject(field);
});

const PERSON = z.strictObject({
  name: text.meta({ title: 'Name' }),
  born: date.meta({ title: 'Born' }).optional(),
});

it('makes a group of fields, in the order of the schema', () => {
  const { fields } = fieldOf(PERSON.meta({ title: 'Person' })) ?? {};
  expect(fields).toMatchObject([
    { name: 'name', label: 'Name', required: true },
    { name: 'born', label: 'Born', required: false },
  ]);
});

it('requires no field of a group that is optional', () => {
  const { required, fields } = fieldOf(PERSON.meta({ title: 'Person' }).optional()) ?? {};
  expect([required, ...(fields ?? []).map((field) => field.required)]).toEqual([false, false, false]);
});

it('names the items of a list of groups after their first field', () => {
  expect(fieldOf(z.array(PERSON).meta({ title: 'People' }))).toMatchObject({
    summary: '{{fields.name}}',
    fields: [{ name: 'name' }, { name: 'born' }],
  });
});

it('shows a hint as it is written, and not as Markdown', () => {
  const { hint } = fieldOf(text.meta({ title: 'Name', description: 'Texts show it for <Brand />.' })) ?? {};
  expect(hint).toBe('Texts show it for \\<Brand />.');
});

it('throws for a field without a title', () => {
  expect(() => fieldOf(text)).toThrow('The schema of the field "field" needs a title');
});

it('throws for a type that no form can show', () => {
  expect(() => fieldOf(z.union([z.string(), z.int()]).meta({ title: 'Either' }))).toThrow('no form shows');
});
