import { z } from 'zod';
import { CONTENT_KINDS } from './kinds';
import { siteFacts } from './site-facts';

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

/** The sections of the landing page that the menu leads to. */
const MENU_SECTION = `
  interface MenuSection implements Node {
    id: ID!
    name: String!
    menu: String!
  }
`;

/** The GraphQL types of all content, derived from the front matter schemas. */
export function contentTypes(): string {
  const types = CONTENT_KINDS.flatMap(({ type, frontMatter, ordered }) => {
    const order = ordered ? 'order: Int!' : '';
    const interfaces = 'menu' in frontMatter.shape ? 'Node & MenuSection' : 'Node';
    return objectTypes(type, frontMatter, interfaces, `name: String! ${order} ${BODY_FIELDS}`);
  });
  return [BODY_PART, MENU_SECTION, ...objectTypes('SiteFacts', siteFacts, 'Node'), ...types].join('\n');
}

/** @returns the type of an object, after those of the objects in it */
function objectTypes(name: string, { shape }: z.ZodObject, interfaces = '', extraFields = ''): string[] {
  const nested: string[] = [];
  const typeOf = (schema: unknown, nestedName: string): string => {
    if (schema instanceof z.ZodOptional) return typeOf(schema.unwrap(), nestedName).replace(/!$/, '');
    if (schema instanceof z.ZodArray) return `[${typeOf(schema.element, nestedName)}]!`;
    if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'String!';
    if (schema instanceof z.ZodNumber) return 'Int!';
    if (schema instanceof z.ZodLiteral && schema.value === true) return 'Boolean!';
    if (!(schema instanceof z.ZodObject))
      throw new Error(`The schema of ${nestedName} has no GraphQL type: add one here.`);
    nested.push(...objectTypes(nestedName, schema));
    return `${nestedName}!`;
  };
  const fields = Object.entries(shape).map(([key, schema]) => {
    const type = typeOf(schema, `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`);
    return `${key}: ${type}${/^\[?String/.test(type) ? ' @launchWords' : ''}`;
  });
  const head = interfaces && `implements ${interfaces} @dontInfer`;
  return [...nested, `type ${name} ${head} { ${extraFields} ${fields.join('\n')} }`];
}
