import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import { compileBody, type CompiledBody } from './compile/compile-body';
import { useNonBreakingSpaces } from './compile/typeset';
import type { ContentOptions } from './content-nodes';
import { contentTypes } from './graphql-types';
import { resolvePlaceholders, type Facts } from './model';

/** The part of the context of a resolver that resolvers of content use. */
export interface QueryContext {
  nodeModel: {
    findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null>;
    getNodeById: <Found>(query: { id: string }) => Found | null;
  };
}

/**
 * The facts of the site. A query that asks for them runs again when they change.
 *
 * @throws Error when there is no content/site.yaml
 */
export async function factsOfQuery<SiteFacts extends Facts>({ nodeModel }: QueryContext): Promise<SiteFacts> {
  const facts = await nodeModel.findOne<SiteFacts>({ type: 'SiteFacts', query: {} });
  if (!facts) throw new Error('content/site.yaml is missing.');
  return facts;
}

/** Declares the types of content, and the extensions that make fields when a query asks for them. */
export function createContentSchema(
  { actions }: CreateSchemaCustomizationArgs,
  options: ContentOptions,
): void {
  const { model, variant } = options;

  /** Compiles a body; the field is one of those of a compiled body. */
  const resolveBody = async (
    { internal, name, body }: Node & { name: string; body: string },
    _args: object,
    context: QueryContext,
    { fieldName }: { fieldName: keyof CompiledBody },
  ) => {
    const facts = await factsOfQuery(context);
    const kind = model.kinds.find(({ type }) => type === internal.type);
    if (!kind) throw new Error(`${internal.type} is not a kind of content.`);
    const idPrefix = kind.prefixIds ? `${name}-` : '';
    const compiled = compileBody(body, { model, facts, variant, headingLevel: kind.headingLevel, idPrefix });
    return compiled[fieldName];
  };

  /** Fills in the placeholders of a text, or of each text of a list. */
  const resolveText = async (
    source: Record<string, string | string[] | undefined>,
    _args: object,
    context: QueryContext,
    { fieldName }: { fieldName: string },
  ) => {
    const value = source[fieldName];
    if (value === undefined || !JSON.stringify(value).includes('{')) return value;
    const facts = await factsOfQuery(context);
    const resolve = (text: string) => useNonBreakingSpaces(resolvePlaceholders(text, facts, model));
    return Array.isArray(value) ? value.map(resolve) : resolve(value);
  };

  actions.createFieldExtension({ name: 'compiledBody', extend: () => ({ resolve: resolveBody }) });
  actions.createFieldExtension({ name: 'placeholders', extend: () => ({ resolve: resolveText }) });
  actions.createTypes(contentTypes(model));
}
