import * as z from 'zod';
import { innerSchema, isProse, metaOf } from '../schema-introspection';
import { PLACEHOLDERS } from './field-extensions';

/** A GraphQL type, declared in SDL. */
export interface Declaration {
  name: string;
  /** The names of the fields that lead to the object, joined, such as `LandingHeroExcerpt`. */
  nestedName: string;
  /** Its clauses and fields, which have to be the same where objects share a type. Docstrings may differ. */
  signature: string;
  sdl: string;
}

/** A field that a type has besides those of its schema. */
interface NodeField {
  /** The type in SDL, with its directive. */
  type: string;
  description: string;
}

export type NodeFields = Readonly<Record<string, NodeField>>;

/** A GraphQL type of an object, before it is written as SDL. */
interface ObjectType {
  name: string;
  /** The `nestedName` of its Declaration; by default its name, for an object that isn't in a field. */
  nestedName?: string;
  description?: string;
  schema: z.ZodObject;
  /** The interfaces and directives, which follow the name in SDL. */
  clauses?: string | undefined;
  /** Fields that the schema doesn't have. */
  nodeFields?: NodeFields;
}

/**
 * Makes the GraphQL types of an object from its schema.
 *
 * @returns the types of the objects in the schema, then the type itself. A type that several objects share is
 *   returned once for each of them.
 */
export function objectTypes({
  name,
  nestedName = name,
  description,
  schema,
  clauses = '',
  nodeFields = {},
}: ObjectType): Declaration[] {
  const fields = Object.entries(schema.shape).map(([key, fieldSchema]) => {
    const type = fieldType(fieldSchema, joinNames(name, key));
    return {
      type,
      sdl: `${key}: ${printType(type)}`,
      docstring: docstringOf(descriptionOf(metaOf(schema, key))),
    };
  });
  const nestedTypes = fields.flatMap(({ type }) => type.nestedTypes ?? []);
  const allFields = [...Object.entries(nodeFields).map(printNodeField), ...fields];
  const signature = [clauses, ...allFields.map((field) => field.sdl)].join('\n');
  const documentedFields = allFields.map((field) => `${field.docstring} ${field.sdl}`).join('\n');
  const sdl = `${docstringOf(description)} type ${name} ${clauses} { ${documentedFields} }`;
  return [...nestedTypes, { name, nestedName, signature, sdl }];
}

const joinNames = (name: string, field: string): string =>
  `${name}${field.charAt(0).toUpperCase()}${field.slice(1)}`;

const printNodeField = ([name, { type, description }]: [string, NodeField]) => ({
  sdl: `${name}: ${type}`,
  docstring: docstringOf(description),
});

/** @returns the label of a field in its form, and the hint below it; undefined for a field without a label */
const descriptionOf = ({ title, description }: z.GlobalMeta = {}): string | undefined =>
  title && description ? `${title}. ${description}` : title;

/** @returns a docstring in SDL, which GraphiQL shows; empty without a text */
function docstringOf(text: string | undefined): string {
  if (text === undefined) return '';
  return `"""\n${text.replaceAll('"""', '\\"""')}\n"""`;
}

/** The type of a field, before it is printed as SDL. */
interface FieldType {
  /** The name of the type, without the exclamation mark of a required field. */
  name: string;
  /** The directive that makes the values, such as `@placeholders`. */
  directive?: string;
  isOptional?: boolean;
  isList?: boolean;
  /** The types of the objects in the field. */
  nestedTypes?: Declaration[];
}

/** @returns SDL, such as `[String!]! @placeholders` */
function printType({ name, directive, isOptional }: FieldType): string {
  const type = isOptional ? name : `${name}!`;
  return directive ? `${type} ${directive}` : type;
}

/**
 * Finds the GraphQL type of a field.
 *
 * @param nestedName the name of the type of an object in the field, unless its `.meta()` has one
 * @throws Error for a schema that has no GraphQL type, or a list with items that are optional or lists
 */
function fieldType(schema: unknown, nestedName: string): FieldType {
  const inner = innerSchema(schema);
  // A field with a default has a value in every node, so only an optional one can be null.
  if (inner) return { ...fieldType(inner, nestedName), isOptional: schema instanceof z.ZodOptional };
  if (schema instanceof z.ZodArray) {
    const item = fieldType(schema.element, nestedName);
    // An item is declared as required, and the resolver of placeholders takes a text or a list of texts.
    if (item.isOptional || item.isList) {
      throw new Error(`The items of ${nestedName} can be neither optional nor lists.`);
    }
    return { ...item, name: `[${item.name}!]`, isList: true };
  }
  if (schema instanceof z.ZodISODate) return { name: 'Date' };
  if (isProse(schema)) return { name: 'String', directive: `@${PLACEHOLDERS}` };
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return { name: 'String' };
  if (schema instanceof z.ZodNumber) return { name: isWhole(schema) ? 'Int' : 'Float' };
  if (schema instanceof z.ZodBoolean) return { name: 'Boolean' };
  if (schema instanceof z.ZodObject) {
    const { graphqlType: name = nestedName, graphqlInterface } = schema.meta() ?? {};
    const clauses = graphqlInterface && `implements ${graphqlInterface}`;
    return { name, nestedTypes: objectTypes({ name, nestedName, schema, clauses }) };
  }
  throw new Error(
    `The schema of ${nestedName} has no GraphQL type: add one in plugins/mdx-content/graphql/object-types.ts.`,
  );
}

/** The formats of zod's schemas of whole numbers: `z.int()`, `z.int32()` and `z.uint32()`. */
const WHOLE_NUMBERS = ['safeint', 'int32', 'uint32'];

const isWhole = ({ format }: z.ZodNumber): boolean => WHOLE_NUMBERS.includes(format ?? '');
