import { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from './kinds';
import { siteFacts } from './schemas';

const BODY_TYPES = `
  type BodyPart {
    id: String!
    text: String!
    html: String!
  }
`;

const BODY_FIELDS = `
  html: String! @compiledBody
  text: String! @compiledBody
  intro: String! @compiledBody
  parts: [BodyPart!]! @compiledBody
`;

/** The GraphQL types of all content, derived from the front matter schemas. */
export function contentTypes(): string {
  return [
    BODY_TYPES,
    objectTypes('SiteFacts', siteFacts, 'implements Node @dontInfer'),
    ...CONTENT_KINDS.map(({ type, frontMatter, ordered }: ContentKind) =>
      objectTypes(
        type,
        frontMatter,
        'implements Node @dontInfer',
        `name: String! ${ordered ? 'order: Int!' : ''} ${BODY_FIELDS}`,
      ),
    ),
  ].join('\n');
}

function objectTypes(name: string, schema: z.ZodObject, suffix = '', extraFields = ''): string {
  const nested: string[] = [];
  const fields = Object.entries(schema.shape).map(
    ([key, field]) => `${key}: ${graphqlType(field as z.ZodType, `${name}${capital(key)}`, nested)}`,
  );
  return [...nested, `type ${name} ${suffix} { ${extraFields} ${fields.join('\n')} }`].join('\n');
}

function graphqlType(schema: z.ZodType, name: string, nested: string[]): string {
  if (schema instanceof z.ZodOptional) {
    return graphqlType(schema.unwrap() as z.ZodType, name, nested).replace(/!$/, '');
  }
  if (schema instanceof z.ZodArray) {
    return `[${graphqlType(schema.element as z.ZodType, name, nested)}]!`;
  }
  if (schema instanceof z.ZodObject) {
    nested.push(objectTypes(name, schema));
    return `${name}!`;
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'String!';
  if (schema instanceof z.ZodNumber) return 'Int!';
  throw new Error(`The schema of ${name} has no GraphQL type: add one to graphqlType.`);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
