import { buildSchema, type GraphQLObjectType } from 'gatsby/graphql';
import { contentTypes } from './graphql-types';
import { CONTENT_KINDS } from './kinds';

const schema = buildSchema(`
  directive @dontInfer on OBJECT
  directive @compiledBody on FIELD_DEFINITION
  interface Node { id: ID }
  type Query { any: ID }
  ${contentTypes().replaceAll('@dontInfer {', '@dontInfer { id: ID')}
`);
const fieldsOf = (type: string) =>
  Object.fromEntries(
    Object.values((schema.getType(type) as GraphQLObjectType).getFields()).map(
      ({ name, type: fieldType }) => [name, String(fieldType)],
    ),
  );

it('has a type for each kind of content, with all fields of its front matter', () => {
  for (const { type, frontMatter } of CONTENT_KINDS) {
    expect(Object.keys(fieldsOf(type))).toEqual(
      expect.arrayContaining(['name', 'html', 'intro', 'parts', ...Object.keys(frontMatter.shape)]),
    );
  }
});

it('maps text, numbers, lists, optional fields and nested fields', () => {
  expect(fieldsOf('FaqEntry')).toMatchObject({ question: 'String!', order: 'Int!' });
  expect(fieldsOf('LegalDocument')).toMatchObject({ order: 'Int!', lastUpdated: 'String!' });
  expect(fieldsOf('SiteFacts')).toMatchObject({
    postalAddress: 'String',
    unpublished: 'Boolean',
    social: '[SiteFactsSocial!]!',
  });
  expect(fieldsOf('SiteFactsSocial')).toEqual({ name: 'String!', url: 'String' });
  expect(fieldsOf('LandingHero')).toMatchObject({ example: 'LandingHeroExample!' });
});
