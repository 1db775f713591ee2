import type { Actions } from 'gatsby';
import type { QueryContext } from '../../shared/gatsby/resolvers';
import { compileBody, type CompiledBody } from '../compile/compile-body';
import { compileOnce } from '../compile/compile-once';
import { insertNonBreakingSpaces } from '../compile/typeset';
import type { ContentNode } from '../content-nodes';
import { headingLevelOf, idPrefixOf } from '../kind-traits';
import { hasFacts, type Facts } from '../model';
import type { MdxContentOptions } from '../options';
import { resolvePlaceholders } from '../placeholders';
import { factsOfQuery } from './facts';

/** The field extension that compiles the body of a node. */
export const COMPILED_BODY = 'compiledBody';

/** The field extension that replaces the placeholders in a text. */
export const PLACEHOLDERS = 'placeholders';

/** The facts of a site whose model has none. */
const NO_FACTS: Facts = {};

/**
 * Declares the field extensions COMPILED_BODY and PLACEHOLDERS, which resolve a field when a query asks for
 * it. Types have them as directives, such as `@compiledBody`.
 */
export function createFieldExtensions(
  { actions }: { actions: Pick<Actions, 'createFieldExtension'> },
  options: MdxContentOptions,
): void {
  const { model, variant } = options;

  /**
   * Finds the facts. Call it only for a text that shows one: a query that has read the facts runs again
   * whenever site.yaml changes.
   */
  const factsFor = async (context: QueryContext) => (hasFacts(model) ? factsOfQuery(context) : NO_FACTS);

  const compiledBodyOf = compileOnce(({ internal, name, body }: ContentNode, facts) => {
    const kind = model.kinds.find(({ type }) => type === internal.type);
    if (!kind) throw new Error(`${internal.type} is not a kind of content.`);
    return compileBody(body, {
      model,
      facts,
      variant,
      headingLevel: headingLevelOf(kind),
      idPrefix: idPrefixOf(kind, name),
    });
  });

  /** Compiles the body of a node, and returns the part of the result that has the name of the field. */
  const resolveBody = async (
    node: ContentNode,
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

  actions.createFieldExtension({ name: COMPILED_BODY, extend: () => ({ resolve: resolveBody }) });
  actions.createFieldExtension({ name: PLACEHOLDERS, extend: () => ({ resolve: resolveText }) });
}
