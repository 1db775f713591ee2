import * as z from 'zod';
import { hasOwnPages, hasSeveralNames } from '../kind-traits';
import {
  hasFacts,
  SITE_FACTS_FILE,
  SITE_FACTS_TYPE,
  type BodyUse,
  type ContentKind,
  type ContentModel,
} from '../model';
import { COMPILED_BODY } from './field-extensions';
import { objectTypes, type Declaration, type NodeFields } from './object-types';

/** The GraphQL type of a part of a compiled body (see BodyPart in compile/compile-body.ts). */
export const BODY_PART_TYPE = 'BodyPart';

const BODY_PART = `
  """A heading of the first level of a body, and the content below it."""
  type ${BODY_PART_TYPE} {
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

/** The fields that every kind of content has. */
const FILE_FIELDS: NodeFields = {
  name: { type: 'String!', description: 'The name of the file without its extension.' },
  file: {
    type: 'String!',
    description: 'The path of the file below the folder of the content, such as "faq/launch.mdx".',
  },
};

/** The fields with the compiled body of a file. */
const BODY_FIELDS = {
  html: { type: `String! @${COMPILED_BODY}`, description: 'The whole body as HTML; it may be empty.' },
  intro: {
    type: `String! @${COMPILED_BODY}`,
    description: 'The content before the first heading of the first level as HTML; it may be empty.',
  },
  parts: {
    type: `[${BODY_PART_TYPE}!]! @${COMPILED_BODY}`,
    description: 'The headings of the first level, each with the content below it.',
  },
} satisfies NodeFields;

/** The body fields of a kind, by how much of the body its pages show. */
const FIELDS_OF_BODY: Readonly<Record<BodyUse, NodeFields>> = {
  whole: BODY_FIELDS,
  parts: { intro: BODY_FIELDS.intro, parts: BODY_FIELDS.parts },
  intro: { intro: BODY_FIELDS.intro },
  none: {},
};

/** The field of a kind each of whose files has a page of its own. */
const PATH_FIELD: NodeFields = {
  path: { type: 'String!', description: 'The path of the page of the file.' },
};

/** The field of a kind that lists several names, by which pages can sort its files. */
const NAME_INDEX_FIELD: NodeFields = {
  nameIndex: { type: 'Int!', description: 'The place of the name among those of its kind, from 0.' },
};

/**
 * Gatsby would infer this type from the files, so that the first file with an optional field would change the
 * committed types. Pages read front matter from the typed children of Mdx nodes. A type must have a field,
 * though, so this one has the field that the documentation of gatsby-plugin-mdx uses.
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
 * @throws Error when two objects that share a type have different fields or interfaces, or front matter has a
 *   field of a name that nodes or all files have anyway
 */
export function contentTypes(model: ContentModel): string {
  const siteFacts = hasFacts(model) ? typesOfFacts(model) : [];
  const kinds = model.kinds.flatMap((kind) => typesOfKind(kind, model));
  const declarations = withoutRepetition([...siteFacts, ...kinds]);
  return [MDX_FRONT_MATTER, BODY_PART, ...declarations.map(({ sdl }) => sdl)].join('\n');
}

const typesOfFacts = ({ factsSchema }: ContentModel): Declaration[] =>
  objectTypes({
    name: SITE_FACTS_TYPE,
    description: `The facts of the site, which are in ${SITE_FACTS_FILE}.`,
    clauses: 'implements Node @dontInfer',
    schema: factsSchema,
  });

/** @throws Error when two declarations have the same name, and different fields or interfaces */
function withoutRepetition(declarations: readonly Declaration[]): Declaration[] {
  const byName = new Map<string, Declaration>();
  for (const declaration of declarations) {
    const { name, nestedName, signature } = declaration;
    const first = byName.get(name) ?? declaration;
    if (first.signature !== signature) {
      throw new Error(
        `${first.nestedName} and ${nestedName} have different fields or interfaces, so they cannot share the GraphQL type ${name}. Give one of them another graphqlType, or none.`,
      );
    }
    byName.set(name, first);
  }
  return [...byName.values()];
}

/** Nodes have these fields without a declaration: Gatsby adds the first four, content-nodes.ts the last. */
const UNDECLARED_NAMES = ['id', 'parent', 'children', 'internal', 'body'];

/** Matches a name from which Gatsby makes the field of `Query` that queryFieldOf expects. */
const TYPE_NAME = /^(?:[A-Z][a-z]+)+$/;

/** @throws Error when the name of the type, or of a field, can't be used */
function typesOfKind(kind: ContentKind, model: ContentModel): Declaration[] {
  const { type, title, interfaces = [], frontMatter, hidesFields, body = 'whole' } = kind;
  if (!TYPE_NAME.test(type)) {
    throw new Error(`The type ${type} must be written like FaqEntry, with one capital in each word.`);
  }
  const nodeFields: NodeFields = {
    ...FILE_FIELDS,
    ...(!hidesFields && FIELDS_OF_BODY[body]),
    ...(hasOwnPages(kind) && PATH_FIELD),
    ...(hasSeveralNames(kind) && NAME_INDEX_FIELD),
  };
  refuseReservedNames(kind, nodeFields, model);
  const implemented = ['Node', ...interfaces].join(' & ');
  return objectTypes({
    name: type,
    description: title,
    clauses: `implements ${implemented} @dontInfer`,
    schema: hidesFields ? z.object() : frontMatter,
    nodeFields,
  });
}

/**
 * A field of a node would replace one of the same name in the front matter, and an unpublished field would
 * keep it from being published.
 *
 * @throws Error when the front matter has such a field
 */
function refuseReservedNames(
  { type, frontMatter }: ContentKind,
  nodeFields: NodeFields,
  { unpublishedFields }: ContentModel,
): void {
  const namesOfNodes = [...UNDECLARED_NAMES, ...Object.keys(nodeFields)];
  for (const field of Object.keys(frontMatter.shape)) {
    const refused = `The front matter of ${type} cannot have a field "${field}":`;
    if (namesOfNodes.includes(field)) {
      throw new Error(`${refused} each node already has a field of this name. Choose another name.`);
    }
    if (Object.hasOwn(unpublishedFields, field)) {
      throw new Error(
        `${refused} the model has an unpublished field of this name, which every file may have. Choose another name.`,
      );
    }
  }
}
