import type { CreateResolversArgs } from 'gatsby';
import type { GraphQLSchema } from 'gatsby/graphql';
import { isDevelop } from './is-develop';

/**
 * The part of the context of a GraphQL query that our resolvers use. As in Gatsby, `Found` is a deliberate
 * cast: whoever asks for nodes of a GraphQL type says what fields they have, which only the schema knows.
 */
export interface QueryContext {
  nodeModel: {
    findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null>;
    findAll: <Found>(query: { type: string; query: object }) => Promise<{ entries: Iterable<Found> }>;
    getNodeById: <Found>(query: { id: string }) => Found | null;
  };
}

/** A field of a GraphQL type: a new one, or one whose type or resolver is replaced. */
export interface FieldConfig {
  /** The type in SDL, such as `String!`; without it, the field keeps its type. */
  type?: string;
  /** GraphiQL shows this text beside a new field. */
  description?: string;
  /**
   * Without it, the field keeps its resolver. It is declared as a method, because TypeScript compares the
   * parameters of methods bivariantly: a resolver can then declare its own source type in place of unknown.
   */
  resolve?(source: unknown, args: object, context: QueryContext, info: ResolverInfo): unknown;
}

/** The fields to add or change: the keys are names of GraphQL types, and in each of them names of fields. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, FieldConfig>>>>;

/** The fourth argument of a resolver: the part that resolvers of this project read. */
interface ResolverInfo {
  schema: GraphQLSchema;
  /** Gatsby hands its own resolver to one that replaces it. */
  originalResolver: (source: unknown, args: object, context: QueryContext, info: unknown) => Promise<unknown>;
}

/** A node that a page can't do without. */
interface RequiredNode {
  /** Its GraphQL type. */
  type: string;
  /** The arguments of the query that was to find it. */
  args?: object;
  /** The message of the error when there is no such node, as a sentence. */
  missing: string;
}

/** In `gatsby develop`, the node that each query has found last, by its type and the query's arguments. */
const lastNodes = new Map<string, unknown>();

/**
 * Returns a node that a query has found, or says what is missing.
 *
 * In `gatsby develop`, a file of content has no node while it has a mistake. The query then returns the node
 * that it found last, so that an open page keeps its last valid text. Otherwise, the query would fail: Gatsby
 * would send the page null in place of its data, the page would throw when it renders, and React would
 * unmount it. When the file is fixed, the page would stay blank until somebody reloads it.
 *
 * @throws Error when there is no node
 */
export function requireNode<Found>(
  node: Found | null | undefined,
  { type, args = {}, missing }: RequiredNode,
): Found {
  let available = node;
  if (isDevelop()) {
    const query = JSON.stringify([type, args]);
    if (node) lastNodes.set(query, node);
    available = lastNodes.get(query) as Found | undefined;
  }
  if (!available) throw new Error(missing);
  return available;
}

/**
 * Makes non-null a field of `Query` that returns a single node, because pages can't do without the node.
 * Gatsby types every single node as nullable.
 *
 * @param type the GraphQL type of the node
 * @param missing what the resolver throws when there is no such node, as a sentence
 */
export const nonNullNodeField = (type: string, missing: string): FieldConfig => ({
  type: `${type}!`,
  resolve: async (source, args, context, info) => {
    const node = await info.originalResolver(source, args, context, info);
    return requireNode(node, { type, args, missing });
  },
});

/** Adds fields to GraphQL types, or changes them, in Gatsby's hook `createResolvers`. */
export function addResolvers(
  { createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>,
  resolvers: Resolvers,
): void {
  // Gatsby declares the argument of the hook as any function.
  (createResolvers as (resolvers: Resolvers) => void)(resolvers);
}
