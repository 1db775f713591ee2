import type { CreateResolversArgs } from 'gatsby';
import { isDevelop } from './is-develop';

/** The part of the context of a GraphQL query that our resolvers use. */
export interface QueryContext {
  nodeModel: {
    findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null>;
    findAll: <Found>(query: { type: string; query: object }) => Promise<{ entries: Iterable<Found> }>;
    getNodeById: <Found>(query: { id: string }) => Found | null;
  };
}

/** A field of a GraphQL type: a new one, or one whose type or resolver is replaced. */
interface FieldConfig {
  /** The type in SDL, such as `String!`; without it, the field keeps its type. */
  type?: string;
  /** GraphiQL shows this text beside a new field. */
  description?: string;
  /**
   * Without it, the field keeps its resolver. This is declared as a method, so that a resolver may name
   * the type of its own source, such as that of a node.
   */
  resolve?(source: unknown, args: object, context: QueryContext, info: ReplacedResolver): unknown;
}

/** The fields to add or change: the keys are names of GraphQL types, and in each of them names of fields. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, FieldConfig>>>>;

/** Gatsby hands its own resolver to one that replaces it. */
interface ReplacedResolver {
  originalResolver: (source: unknown, args: object, context: QueryContext, info: unknown) => Promise<unknown>;
}

/**
 * In `gatsby develop`, the last node that was found, by what says that it is missing. It is kept here, because Gatsby makes
 * all resolvers anew after each change.
 */
const lastNodes = new Map<string, unknown>();

/**
 * Makes sure that there is a node. In `gatsby develop`, the last one stands in for one that is gone: when a file is
 * saved while queries run, its node is removed some time before the new one is there, and an open page that got no
 * data would stay empty. Gatsby runs the query again for the new node.
 *
 * @param missing what is thrown when there never was such a node, as a sentence
 * @param query tells apart nodes with the same sentence
 */
export function requireNode<Found>(node: Found | null | undefined, missing: string, query = ''): Found {
  const key = missing + query;
  const found = node ?? (isDevelop() ? (lastNodes.get(key) as Found | undefined) : undefined);
  if (!found) throw new Error(missing);
  if (isDevelop()) lastNodes.set(key, found);
  return found;
}

/**
 * Makes a field of `Query` non-null that returns a single node, because pages can't do without it.
 * Gatsby types every single node as nullable.
 *
 * @param type the GraphQL type of the node
 * @param missing what the resolver throws when there is no such node, as a sentence
 */
export const requiredNode = (type: string, missing: string) => ({
  type: `${type}!`,
  resolve: async (source: unknown, args: object, context: QueryContext, info: ReplacedResolver) =>
    requireNode(await info.originalResolver(source, args, context, info), missing, JSON.stringify(args)),
});

/** Adds fields to GraphQL types, or changes them, in Gatsby's hook `createResolvers`. */
export function addResolvers(
  { createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>,
  resolvers: Resolvers,
): void {
  // Gatsby declares the argument of the hook as any function.
  (createResolvers as (resolvers: Resolvers) => void)(resolvers);
}
