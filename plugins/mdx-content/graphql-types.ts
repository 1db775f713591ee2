import { z } from 'zod';
import type { ContentKind, ContentModel } from './model';

/** What every compiled body has. */
const BODY_PART = `
  type BodyPart {
    id: String!
    text: String!
    heading: String!
    html: String!
  }
`;

const BODY_FIELDS = `
  html: String! @compiledBody
  intro: String! @compiledBody
  parts: [BodyPart!]! @compiledBody
`;

/** The sections of a page that a menu leads to: every kind with the field \`menu\`. */
const MENU_SECTION = `
  interface MenuSection implements Node {
    id: ID!
    name: String!
    menu: String!
  }
`;

/** Declared, so that a field that only one file has changes no type; pages query the typed children of Mdx nodes. */
const MDX_FRONT_MATTER = `
  type MdxFrontmatter @dontInfer {
    title: String
  }
`;

/** The GraphQL types of all content in SDL. They follow from the front matter schemas of the model. */
export function contentTypes({ kinds, facts }: ContentModel): string {
  const siteFacts = objectTypes('SiteFacts implements Node @dontInfer', facts, '');
  return [MDX_FRONT_MATTER, BODY_PART, MENU_SECTION, ...siteFacts, ...kinds.flatMap(typesOfKind)].join('\n');
}

function typesOfKind({ type, frontMatter, ordered }: ContentKind): string[] {
  const interfaces = 'menu' in frontMatter.shape ? 'Node & MenuSection' : 'Node';
  const order = ordered ? 'order: Int!' : '';
  return objectTypes(
    `${type} implements ${interfaces} @dontInfer`,
    frontMatter,
    `name: String! ${order} ${BODY_FIELDS}`,
  );
}

/**
 * @param declaration the name of the type, and what follows it in SDL
 * @param extraFields fields that are not in the schema
 * @returns the types of the objects in it, then its own
 */
function objectTypes(declaration: string, { shape }: z.ZodObject, extraFields = ''): string[] {
  const [name = ''] = declaration.split(' ');
  const nested: string[] = [];
  const fields = Object.entries(shape).map(([key, schema]) => {
    const nestedName = `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    return `${key}: ${fieldType(schema, nestedName, nested)}`;
  });
  return [...nested, `type ${declaration} { ${extraFields} ${fields.join('\n')} }`];
}

/**
 * @param nested the types of objects in the field are added here
 * @returns the type of a field with its extension, such as `Date! @dateformat`
 */
function fieldType(schema: unknown, nestedName: string, nested: string[]): string {
  if (schema instanceof z.ZodOptional) {
    return fieldType(schema.unwrap(), nestedName, nested).replace(/!( @\w+)?$/, '$1');
  }
  if (schema instanceof z.ZodArray) {
    const [, element = '', extension = ''] =
      /^(\S+)( @\w+)?$/.exec(fieldType(schema.element, nestedName, nested)) ?? [];
    return `[${element}]!${extension}`;
  }
  if (schema instanceof z.ZodISODate) return 'Date! @dateformat';
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'String! @placeholders';
  if (schema instanceof z.ZodNumber) return 'Int!';
  if (schema instanceof z.ZodLiteral && schema.value === true) return 'Boolean!';
  if (schema instanceof z.ZodObject) {
    nested.push(...objectTypes(nestedName, schema));
    return `${nestedName}!`;
  }
  throw new Error(
    `The schema of ${nestedName} has no GraphQL type: add one in plugins/mdx-content/graphql-types.ts.`,
  );
}
