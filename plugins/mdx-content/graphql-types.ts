import * as z from 'zod';
import type { ContentKind, ContentModel } from './model';

/** The type of a part of a compiled body (see BodyPart in compile/compile-body.ts). */
const BODY_PART = `
  type BodyPart {
    id: String!
    text: String!
    heading: String!
    html: String!
  }
`;

/** The fields of a compiled body, which every kind of content has. */
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

/**
 * Declared, so that a field that only one file has changes no type. Pages query the typed children of Mdx nodes; a type
 * cannot be without fields, so this one has the field that the documentation of gatsby-plugin-mdx uses.
 */
const MDX_FRONT_MATTER = `
  """
  The front matter of a file is on the typed child of its Mdx node, such as FaqEntry.
  """
  type MdxFrontmatter @dontInfer {
    title: String
  }
`;

/** The GraphQL types of all content in SDL. They follow from the front matter schemas of the model. */
export function contentTypes({ kinds, facts }: ContentModel): string {
  const siteFacts = objectTypes('SiteFacts', 'implements Node @dontInfer', facts);
  return [MDX_FRONT_MATTER, BODY_PART, MENU_SECTION, ...siteFacts, ...kinds.flatMap(typesOfKind)].join('\n');
}

function typesOfKind({ type, frontMatter, ordered }: ContentKind): string[] {
  const interfaces = 'menu' in frontMatter.shape ? 'Node & MenuSection' : 'Node';
  const order = ordered ? 'order: Int!' : '';
  const ownFields = `name: String! ${order} ${BODY_FIELDS}`;
  return objectTypes(type, `implements ${interfaces} @dontInfer`, frontMatter, ownFields);
}

/**
 * @param name of the type
 * @param clauses what follows the name in SDL: interfaces and directives
 * @param ownFields fields in SDL that are not in the schema
 * @returns the types of the objects in the schema, then the type itself
 */
function objectTypes(name: string, clauses: string, { shape }: z.ZodObject, ownFields = ''): string[] {
  const nestedTypes: string[] = [];
  const fields = Object.entries(shape).map(([key, schema]) => {
    const nestedName = `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    return `${key}: ${printType(fieldType(schema, nestedName, nestedTypes))}`;
  });
  return [...nestedTypes, `type ${name} ${clauses} { ${ownFields} ${fields.join('\n')} }`];
}

/** The type of a field in its parts. */
interface FieldType {
  /** Without the exclamation mark of a required field. */
  name: string;
  /** The directive that formats the values, such as `@dateformat`. */
  extension?: string;
  isOptional?: true;
}

/** For instance `[String!]! @placeholders`. */
function printType({ name, extension, isOptional }: FieldType): string {
  const type = isOptional ? name : `${name}!`;
  return extension ? `${type} ${extension}` : type;
}

/**
 * @param nestedName the name of the type of an object in the field
 * @param nestedTypes the types of objects in the field are added here
 * @throws Error for a schema that has no GraphQL type
 */
function fieldType(schema: unknown, nestedName: string, nestedTypes: string[]): FieldType {
  if (schema instanceof z.ZodOptional) {
    return { ...fieldType(schema.unwrap(), nestedName, nestedTypes), isOptional: true };
  }
  if (schema instanceof z.ZodArray) {
    const element = fieldType(schema.element, nestedName, nestedTypes);
    return { ...element, name: `[${element.name}!]` };
  }
  if (schema instanceof z.ZodISODate) return { name: 'Date', extension: '@dateformat' };
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return { name: 'String', extension: '@placeholders' };
  }
  if (schema instanceof z.ZodNumber) return { name: 'Int' };
  if (schema instanceof z.ZodLiteral && schema.value === true) return { name: 'Boolean' };
  if (schema instanceof z.ZodObject) {
    nestedTypes.push(...objectTypes(nestedName, '', schema));
    return { name: nestedName };
  }
  throw new Error(
    `The schema of ${nestedName} has no GraphQL type: add one in plugins/mdx-content/graphql-types.ts.`,
  );
}
