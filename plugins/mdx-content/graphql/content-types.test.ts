import * as z from 'zod';
import { date, text } from '../fields';
import { MODEL } from '../fixtures/model';
import { defineContentModel, type BodyUse, type ContentKind } from '../model';
import { contentTypes } from './content-types';

const kindWith = (fields: z.ZodRawShape, changes: Partial<ContentKind> = {}): ContentKind => ({
  type: 'Sample',
  title: 'Sample',
  folder: 'samples',
  frontMatter: z.strictObject(fields),
  ...changes,
});

/** The declarations of a kind's types by their names, without descriptions and on one line each. */
function declarationsOf(kind: ContentKind): Record<string, string> {
  const sdl = contentTypes({ ...MODEL, kinds: [kind] });
  const withoutDescriptions = sdl.replace(/"""[^]*?"""/g, '');
  const declarations = withoutDescriptions.replace(/\s+/g, ' ').matchAll(/type (\w+)[^}]*\}/g);
  return Object.fromEntries([...declarations].map(([declaration, name = '']) => [name, declaration]));
}

it.each<[what: string, schema: z.ZodType, type: string]>([
  ['a text', text, 'String! @placeholders'],
  ['an optional text', text.optional(), 'String @placeholders'],
  ['an address', z.url(), 'String!'],
  ['the address of a link', text.meta({ isLink: true }), 'String!'],
  ['an optional address of a link', text.meta({ isLink: true }).optional(), 'String'],
  ['a text of a pattern', z.string().regex(/^\d{4}-Q[1-4]$/), 'String!'],
  ['a text with a placeholder', text.includes('{email}'), 'String! @placeholders'],
  ['a whole number', z.int().min(1), 'Int!'],
  ['an optional whole number', z.number().int().optional(), 'Int'],
  ['a number', z.number(), 'Float!'],
  ['a number within limits', z.number().min(0).max(1), 'Float!'],
  ['a day', date, 'Date!'],
  ['an optional day', date.optional(), 'Date'],
  ['a switch', z.boolean().default(false), 'Boolean!'],
  ['an optional switch', z.boolean().optional(), 'Boolean'],
  ['a list of texts', z.array(text), '[String!]! @placeholders'],
  ['an optional list of days', z.array(date).optional(), '[Date!]'],
])('declares %s', (_what, schema, type) => {
  expect(declarationsOf(kindWith({ field: schema }))['Sample']).toMatch(
    new RegExp(` field: ${type.replace(/[[\]]/g, '\\$&')} \\}$`),
  );
});

it.each<[what: string, schema: z.ZodType]>([
  ['a field', text.meta({ title: 'Topic', description: 'One or two words.' })],
  ['an optional field', text.meta({ title: 'Topic', description: 'One or two words.' }).optional()],
  ['a field with a default', text.meta({ title: 'Topic', description: 'One or two words.' }).default('None')],
])('documents %s with its label and its hint in the form', (_what, schema) => {
  expect(contentTypes({ ...MODEL, kinds: [kindWith({ topic: schema })] })).toContain(
    '"""\nTopic. One or two words.\n""" topic: ',
  );
});

it('documents a field without a hint with its label', () => {
  const field = text.meta({ title: 'Topic' });
  expect(contentTypes({ ...MODEL, kinds: [kindWith({ topic: field })] })).toContain(
    '"""\nTopic\n""" topic: ',
  );
});

it('escapes three quotes in a title, which would end the docstring', () => {
  const quoted = text.meta({ title: 'Not """quoted""".' });
  expect(contentTypes({ ...MODEL, kinds: [kindWith({ topic: quoted })] })).toContain(
    String.raw`Not \"""quoted\""".`,
  );
});

it('declares a type for each object, named for its path', () => {
  const bank = z.strictObject({ name: text });
  const declarations = declarationsOf(
    kindWith({ example: z.strictObject({ banks: z.array(bank), best: bank.optional() }) }),
  );
  expect(declarations).toMatchObject({
    SampleExampleBanks: 'type SampleExampleBanks { name: String! @placeholders }',
    SampleExampleBest: 'type SampleExampleBest { name: String! @placeholders }',
    SampleExample: 'type SampleExample { banks: [SampleExampleBanks!]! best: SampleExampleBest }',
  });
  expect(declarations['Sample']).toMatch(/ example: SampleExample! \}$/);
});

it('lets the type of an object implement an interface', () => {
  const bank = z.strictObject({ name: text }).meta({ graphqlInterface: 'Company' });
  expect(declarationsOf(kindWith({ bank }))).toMatchObject({
    SampleBank: 'type SampleBank implements Company { name: String! @placeholders }',
  });
});

it('declares a type once for all objects that share its name', () => {
  const bank = z.strictObject({ name: text }).meta({ graphqlType: 'Bank' });
  const described = z.strictObject({ name: text.meta({ title: 'Name' }) }).meta({ graphqlType: 'Bank' });
  const kind = kindWith({ best: described, others: z.array(bank).optional() });
  const declarations = declarationsOf(kind);
  expect(declarations['Bank']).toBe('type Bank { name: String! @placeholders }');
  expect(declarations['Sample']).toMatch(/ best: Bank! others: \[Bank!\] \}$/);
  expect(contentTypes({ ...MODEL, kinds: [kind] }).match(/type Bank /g)).toHaveLength(1);
});

it.each([
  ['another field', z.strictObject({ name: text, city: text })],
  ['a field of another type', z.strictObject({ name: z.int() })],
  ['an interface', z.strictObject({ name: text }).meta({ graphqlInterface: 'Company' })],
])('throws the names of two objects that share a type, one of them with %s', (_what, schema) => {
  const best = z.strictObject({ name: text }).meta({ graphqlType: 'Bank' });
  const kind = kindWith({ best, others: z.array(schema.meta({ graphqlType: 'Bank' })) });
  expect(() => contentTypes({ ...MODEL, kinds: [kind] })).toThrow(
    'SampleBest and SampleOthers have different fields or interfaces, so they cannot share the GraphQL type Bank. Give one of them another graphqlType, or none.',
  );
});

it('throws the name of an object that has the type of a kind, even with the same fields', () => {
  const sample = z.strictObject({}).meta({ graphqlType: 'Sample' });
  const kind = kindWith({});
  const other = kindWith({ sample }, { type: 'Other' });
  expect(() => contentTypes({ ...MODEL, kinds: [kind, other] })).toThrow(
    'Sample and OtherSample have different fields or interfaces, so they cannot share the GraphQL type Sample.',
  );
});

it('throws the name of a type that two kinds share, when nodes of only one of them have a path', () => {
  const kinds = [kindWith({}), kindWith({}, { page: '/{name}-sample' })];
  expect(() => contentTypes({ ...MODEL, kinds })).toThrow('they cannot share the GraphQL type Sample');
});

it('gives each kind a name and the fields of a compiled body, and lets Gatsby infer none', () => {
  expect(declarationsOf(kindWith({}))['Sample']).toBe(
    'type Sample implements Node @dontInfer { name: String! file: String! ' +
      'html: String! @compiledBody intro: String! @compiledBody parts: [BodyPart!]! @compiledBody }',
  );
});

it.each<[BodyUse, fields: string]>([
  [
    'parts',
    'name: String! file: String! intro: String! @compiledBody parts: [BodyPart!]! @compiledBody field: ',
  ],
  ['intro', 'name: String! file: String! intro: String! @compiledBody field: '],
  ['none', 'name: String! file: String! field: '],
])('declares only what pages show of a body: %s', (body, fields) => {
  expect(declarationsOf(kindWith({ field: text }, { body }))['Sample']).toContain(`{ ${fields}`);
});

it('declares neither the body nor the front matter of a kind that hides its fields', () => {
  expect(declarationsOf(kindWith({ secret: text }, { hidesFields: true }))['Sample']).toBe(
    'type Sample implements Node @dontInfer { name: String! file: String! }',
  );
});

it('declares the field "path" for a kind each of whose files has a page', () => {
  expect(declarationsOf(kindWith({}, { page: '/{name}-sample' }))['Sample']).toContain(' path: String! ');
  expect(declarationsOf(kindWith({}, { page: '/samples' }))['Sample']).not.toContain(' path: ');
});

it('declares the field "nameIndex" for a kind that has several names', () => {
  expect(declarationsOf(kindWith({}, { names: ['first', 'second'] }))['Sample']).toContain(
    ' nameIndex: Int! ',
  );
  expect(declarationsOf(kindWith({}, { names: ['only'] }))['Sample']).not.toContain(' nameIndex: ');
});

it('lets the type of a kind implement the interfaces of the kind', () => {
  expect(declarationsOf(kindWith({}, { interfaces: ['Dish', 'Course'] }))['Sample']).toMatch(
    /^type Sample implements Node & Dish & Course /,
  );
});

it('declares the facts of site.yaml, and front matter of Mdx nodes that is not inferred from files', () => {
  const declarations = declarationsOf(kindWith({}));
  expect(declarations['SiteFacts']).toMatch(
    /^type SiteFacts implements Node @dontInfer .* operator: String @placeholders \}$/,
  );
  expect(declarations['MdxFrontmatter']).toBe('type MdxFrontmatter @dontInfer { title: String }');
});

it('declares no facts when the model has none', () => {
  expect(contentTypes(defineContentModel({ kinds: [kindWith({})] }))).not.toContain('SiteFacts');
});

it.each<[field: string, changes?: Partial<ContentKind>]>([
  ['file'],
  ['html'],
  ['parts'],
  ['body'],
  ['children'],
  ['path', { page: '/{name}-sample' }],
  ['nameIndex', { names: ['first', 'second'] }],
])('throws the name of a field of front matter that nodes have anyway: %s', (field, changes = {}) => {
  expect(() => contentTypes({ ...MODEL, kinds: [kindWith({ [field]: text }, changes)] })).toThrow(
    `The front matter of Sample cannot have a field "${field}": each node already has a field of this name. Choose another name.`,
  );
});

it('throws the name of a field of front matter that is also an unpublished field of every file', () => {
  expect(() => contentTypes({ ...MODEL, kinds: [kindWith({ reviewBy: date })] })).toThrow(
    'The front matter of Sample cannot have a field "reviewBy": the model has an unpublished field of this name, which every file may have. Choose another name.',
  );
});

it('refuses the name of a type that Gatsby would write in another way in Query', () => {
  expect(() => contentTypes({ ...MODEL, kinds: [kindWith({}, { type: 'FAQEntry' })] })).toThrow(
    'The type FAQEntry must be written like FaqEntry, with one capital in each word.',
  );
});

it('lets front matter have a field that only nodes of other kinds have', () => {
  expect(declarationsOf(kindWith({ nameIndex: z.int() }))['Sample']).toMatch(/ nameIndex: Int! \}$/);
});

it('throws the name of a field whose schema has no GraphQL type', () => {
  expect(() => contentTypes({ ...MODEL, kinds: [kindWith({ either: z.union([text, z.int()]) })] })).toThrow(
    'The schema of SampleEither has no GraphQL type',
  );
});

it.each<[what: string, items: z.ZodType]>([
  ['optional', text.optional()],
  ['lists', z.array(text)],
])('refuses a list whose items are %s, and names it', (_what, items) => {
  expect(() => contentTypes({ ...MODEL, kinds: [kindWith({ texts: z.array(items) })] })).toThrow(
    'The items of SampleTexts can be neither optional nor lists.',
  );
});
