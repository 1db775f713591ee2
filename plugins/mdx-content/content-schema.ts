import type { Actions, CreateResolversArgs, Node } from 'gatsby';
import {
  addResolvers,
  nonNullNodeField,
  requireNode,
  type FieldConfig,
  type QueryContext,
} from '../shared/gatsby/resolvers';
import { compileBody, type CompiledBody } from './compile/compile-body';
import { compileOnce } from './compile/compile-once';
import { insertNonBreakingSpaces } from './compile/typeset';
import { contentPath } from './content-folder';
import { contentTypes } from './graphql-types';
import { hasFacts, hasOwnPages, headingLevelOf } from './kind-traits';
import { SITE_FACTS_FILE, SITE_FACTS_TYPE, type Facts } from './model';
import type { ContentOptions } from './options';
import { resolvePlaceholders } from './placeholders';

/** The facts of a site whose model has none. */
const NO_FACTS: Facts = {};

/** The fields of a typed node from which its body is compiled. */
type BodyNode = Node & { name: string; body: string };

/**
 * Finds the facts of the site. Gatsby notes that the query has read them, and runs it again when they change.
 *
 * @throws Error when there is no content/site.yaml
 */
export async function factsOfQuery({ nodeModel }: QueryContext): Promise<Facts> {
  const facts = await nodeModel.findOne<Facts>({ type: SITE_FACTS_TYPE, query: {} });
  return requireNode(facts, { type: SITE_FACTS_TYPE, missing: missingFile(SITE_FACTS_FILE) });
}

/**
 * Declares the GraphQL types of content, and two field extensions, which resolve a field when a query asks
 * for it: `@compiledBody` compiles the body of a node, and `@placeholders` replaces the placeholders in a
 * text.
 */
export function createContentSchema(
  { actions }: { actions: Pick<Actions, 'createTypes' | 'createFieldExtension'> },
  options: ContentOptions,
): void {
  const { model, variant } = options;

  /** A query that has read the facts runs again when site.yaml changes, so texts without any don't ask. */
  const factsFor = async (context: QueryContext) => (hasFacts(model) ? factsOfQuery(context) : NO_FACTS);

  const compiledBodyOf = compileOnce(({ internal, name, body }: BodyNode, facts) => {
    const kind = model.kinds.find(({ type }) => type === internal.type);
    if (!kind) throw new Error(`${internal.type} is not a kind of content.`);
    const idPrefix = kind.hasPrefixedIds ? `${name}-` : '';
    return compileBody(body, { model, facts, variant, headingLevel: headingLevelOf(kind), idPrefix });
  });

  /** Compiles the body of a node, and returns the part of the result that has the name of the field. */
  const resolveBody = async (
    node: BodyNode,
    _args: object,
    context: QueryContext,
    { fieldName }: { fieldName: keyof CompiledBody },
  ) => {
    // Only components show facts.
    const facts = node.body.includes('<') ? await factsFor(context) : NO_FACTS;
    return compiledBodyOf(node, facts)[fieldName];
  };

  /** Resolves the placeholders in a text, or in each text of a list. */
  const resolveText = async (
    source: Record<string, string | string[] | undefined>,
    _args: object,
    context: QueryContext,
    { fieldName }: { fieldName: string },
  ) => {
    const value = source[fieldName];
    const texts = typeof value === 'string' ? [value] : (value ?? []);
    if (!texts.some((text) => text.includes('{'))) return value;
    const facts = await factsFor(context);
    const resolved = texts.map((text) => insertNonBreakingSpaces(resolvePlaceholders(text, facts, model)));
    return Array.isArray(value) ? resolved : resolved[0];
  };

  actions.createFieldExtension({ name: 'compiledBody', extend: () => ({ resolve: resolveBody }) });
  actions.createFieldExtension({ name: 'placeholders', extend: () => ({ resolve: resolveText }) });
  actions.createTypes(contentTypes(model));
}

/**
 * Makes the fields of `Query` non-null that return what a page can't do without: the facts of the site, the
 * only entry of a kind, such as `landingHero`, and the entry that has the page, such as `issue`. The content
 * check makes sure that the files of the first two exist.
 */
export function requireQueriedNodes(
  args: Pick<CreateResolversArgs, 'createResolvers'>,
  { model }: ContentOptions,
): void {
  const fields: Record<string, FieldConfig> = {};
  const requireNodeOf = (type: string, missing: string) => {
    fields[queryFieldOf(type)] = nonNullNodeField(type, missing);
  };
  if (hasFacts(model)) requireNodeOf(SITE_FACTS_TYPE, missingFile(SITE_FACTS_FILE));
  for (const kind of model.kinds) {
    const { type, folder, names } = kind;
    if (names?.length === 1) requireNodeOf(type, missingFile(`${folder}/${names[0]}.mdx`));
    if (hasOwnPages(kind)) requireNodeOf(type, `${contentPath(folder)} has no such ${type}.`);
  }
  addResolvers(args, { Query: fields });
}

/** @returns the name that Gatsby gives the field of `Query` that returns a single node of a type */
const queryFieldOf = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

const missingFile = (file: string): string => `${contentPath(file)} is missing.`;
