import * as z from 'zod';
import { metaOf } from './fields';
import { SITE_FACTS_FILE, SITE_FACTS_TYPE, type BodyUse, type ContentKind, type ContentModel } from './model';

/** The type of a part of a compiled body (see BodyPart in compile/compile-body.ts). */
const BODY_PART = `
  """A heading of the first level of a body, and the content below it."""
  type BodyPart {
    """The anchor of the heading."""
    id: String!
    """The heading as plain text."""
    heading: String!
    """The heading as HTML, without the heading element itself."""
    headingHtml: String!
    """The content below the heading as HTML."""
    html: String!
  }
`;

/** A field that follows from no schema. */
interface NodeField {
  /** The type in SDL, with its directive. */
  type: string;
  description: string;
}

type NodeFields = Readonly<Record<string, NodeField>>;

/** The fields that every kind of content has. */
const FILE_FIELDS: NodeFields = {
  name: { type: 'String!', description: 'The name of the file without its extension.' },
  file: {
    type: 'String!',
    description: 'The path of the file below the folder of the content, such as "faq/launch.mdx".',
  },
};

/** The fields of what the body of an entry is compiled to. */
const BODY_FIELDS = {
  html: { type: 'String! @compiledBody', description: 'The whole body as HTML; it may be empty.' },
  intro: {
    type: 'String! @compiledBody',
    description: 'The content before the first heading of the first level as HTML; it may be empty.',
  },
  parts: {
    type: '[BodyPart!]! @compiledBody',
    description: 'The headings of the first level, each with the content below it.',
  },
} satisfies NodeFields;

/** Those of them that the entries of a kind have, by what pages show of the body. */
const FIELDS_OF_BODY: Readonly<Record<BodyUse, NodeFields>> = {
  whole: BODY_FIELDS,
  intro: { intro: BODY_FIELDS.intro },
  none: {},
  source: {},
};

/** The field of a kind whose entries have an order. */
const INDEX_FIELD: NodeFields = {
  index: { type: 'Int!', description: 'The place of the entry among those of its kind, from 0.' },
};

/**
 * Gatsby would infer this type from the files, so that an optional field that one file has would
 * change the committed types. Pages read front matter from typed children of Mdx nodes. But a type
 * has to have a field: this one has the field that the documentation of gatsby-plugin-mdx uses.
 */
const MDX_FRONT_MATTER = `
  """The front matter of a file is on the typed child of its Mdx node, such as FaqEntry."""
  type MdxFrontmatter @dontInfer {
    """The title, where the file has one."""
    title: String
  }
`;

/**
 * Declares the types in SDL, which tests can read without Gatsby. With its `schema.buildObjectType`, they
 * would need the objects that Gatsby hands to its hooks.
 *
 * @returns the GraphQL types of all content, as they follow from the schemas of the model
 * @throws Error when two objects that share a type have different fields, or front matter has a field that
 *   nodes have anyway
 */
export function contentTypes({ kinds, factsSchema }: ContentModel): string {
  const siteFacts = objectTypes({
    name: SITE_FACTS_TYPE,
    description: `The facts of the site, which are in ${SITE_FACTS_FILE}.`,
    clauses: 'implements Node @dontInfer',
    schema: factsSchema,
  });
  const declarations = withoutRepetition([...siteFacts, ...kinds.flatMap(typesOfKind)]);
  return [MDX_FRONT_MATTER, BODY_PART, ...declarations.map(({ sdl }) => sdl)].join('\n');
}

/** A GraphQL type, declared in SDL. */
interface Declaration {
  name: string;
  /** The names of the fields that lead to the object, joined, such as `LandingHeroExcerpt`. */
  path: string;
  /** Its fields without their descriptions, which may differ where objects share a type. */
  fields: string;
  sdl: string;
}

/** @throws Error when two declarations have the same name and different fields */
function withoutRepetition(declarations: readonly Declaration[]): Declaration[] {
  const byName = new Map<string, Declaration>();
  for (const declaration of declarations) {
    const { name, path, fields } = declaration;
    const first = byName.get(name) ?? declaration;
    if (first.fields !== fields) {
      throw new Error(
        `${first.path} and ${path} have different fields, so they cannot share the GraphQL type ${name}.`,
      );
    }
    byName.set(name, first);
  }
  return [...byName.values()];
}

/**
 * The names of the fields that nodes have besides those of their front matter: those of Gatsby, the source of
 * the body, and those above.
 */
const RESERVED_NAMES = [
  ...['id', 'parent', 'children', 'internal', 'body'],
  ...Object.keys({ ...FILE_FIELDS, ...BODY_FIELDS, ...INDEX_FIELD }),
];

/** @throws Error when the front matter has a field that nodes have anyway */
function typesOfKind(kind: ContentKind): Declaration[] {
  const { type, title, interfaces = [], frontMatter, isOrdered, body = 'whole' } = kind;
  const reserved = Object.keys(frontMatter.shape).find((field) => RESERVED_NAMES.includes(field));
  if (reserved) {
    throw new Error(
      `The front matter of ${type} cannot have a field "${reserved}": each node has one that is called so.`,
    );
  }
  const implemented = ['Node', ...interfaces].join(' & ');
  return objectTypes({
    name: type,
    description: title,
    clauses: `implements ${implemented} @dontInfer`,
    schema: body === 'source' ? z.object() : frontMatter,
    nodeFields: { ...FILE_FIELDS, ...FIELDS_OF_BODY[body], ...(isOrdered && INDEX_FIELD) },
  });
}

/** A GraphQL type of an object, before it is written as SDL. */
interface ObjectType {
  name: string;
  /** The `path` of its Declaration; without it, the name itself, as for an object that is in no field. */
  path?: string;
  description?: string;
  schema: z.ZodObject;
  /** The interfaces and directives, which follow the name in SDL. */
  clauses?: string;
  /** Fields that the schema does not have. */
  nodeFields?: NodeFields;
}

/**
 * @returns the types of the objects in the schema, then the type itself. Objects that share a type each
 *   bring its declaration along.
 */
function objectTypes({
  name,
  path = name,
  description,
  schema,
  clauses = '',
  nodeFields = {},
}: ObjectType): Declaration[] {
  const fields = Object.entries(schema.shape).map(([key, fieldSchema]) => {
    const nestedName = `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    const type = fieldType(fieldSchema, nestedName);
    return { type, sdl: `${key}: ${printType(type)}`, docstring: docstringOf(metaOf(schema, key)) };
  });
  const nestedTypes = fields.flatMap(({ type }) => type.nestedTypes ?? []);
  const documentedFields = fields.map((field) => `${field.docstring} ${field.sdl}`);
  const docstring = docstringOf({ description });
  const allFields = [...Object.entries(nodeFields).map(printNodeField), ...documentedFields].join('\n');
  const sdl = `${docstring} type ${name} ${clauses} { ${allFields} }`;
  return [...nestedTypes, { name, path, fields: fields.map((field) => field.sdl).join('\n'), sdl }];
}

const printNodeField = ([name, { type, description }]: [string, NodeField]): string =>
  `${docstringOf({ description })} ${name}: ${type}`;

/** @returns a docstring in SDL, which GraphiQL shows; empty for a field without title and description */
function docstringOf({ title, description }: Pick<z.GlobalMeta, 'title' | 'description'> = {}): string {
  const paragraphs = [title, description].filter((paragraph) => paragraph !== undefined);
  if (paragraphs.length === 0) return '';
  const escaped = paragraphs.join('\n\n').replaceAll('"""', '\\"""');
  return `"""\n${escaped}\n"""`;
}

/** The type of a field, before it is printed as SDL. */
interface FieldType {
  /** The name of the type, without the exclamation mark of a required field. */
  name: string;
  /** The directive that formats the values, such as `@dateformat`. */
  directive?: string;
  isOptional?: boolean;
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
 * @throws Error for a schema that has no GraphQL type
 */
function fieldType(schema: unknown, nestedName: string): FieldType {
  if (schema instanceof z.ZodOptional) {
    return { ...fieldType(schema.unwrap(), nestedName), isOptional: true };
  }
  if (schema instanceof z.ZodArray) {
    const element = fieldType(schema.element, nestedName);
    return { ...element, name: `[${element.name}!]` };
  }
  if (schema instanceof z.ZodISODate) return { name: 'Date', directive: '@dateformat' };
  // An address, or what must match a regular expression, is no prose, and its braces would be its own.
  if (schema instanceof z.ZodStringFormat || isPattern(schema)) return { name: 'String' };
  if (schema instanceof z.ZodString) return { name: 'String', directive: '@placeholders' };
  if (schema instanceof z.ZodNumber) return { name: isWhole(schema) ? 'Int' : 'Float' };
  if (schema instanceof z.ZodLiteral && schema.value === true) return { name: 'Boolean' };
  if (schema instanceof z.ZodObject) {
    const name = schema.meta()?.graphqlType ?? nestedName;
    return { name, nestedTypes: objectTypes({ name, path: nestedName, schema }) };
  }
  throw new Error(
    `The schema of ${nestedName} has no GraphQL type: add one in plugins/mdx-content/graphql-types.ts.`,
  );
}

const isPattern = (schema: unknown): boolean => schema instanceof z.ZodString && schema.format === 'regex';

/** The formats of zod's schemas of whole numbers: `z.int()`, `z.int32()` and `z.uint32()`. */
const WHOLE_NUMBERS = ['safeint', 'int32', 'uint32'];

const isWhole = ({ format }: z.ZodNumber): boolean => WHOLE_NUMBERS.includes(format ?? '');
