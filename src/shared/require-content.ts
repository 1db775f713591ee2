/**
 * Requires what a page can't do without. GraphQL types a single node as nullable, even though the
 * content check has made sure that its file exists.
 *
 * @param node the result of a query
 * @param source where the node comes from, for example `content/site.yaml`; the error message
 *   begins with it
 * @throws Error when there is no such node
 */
export function requireContent<Content>(node: Content, source: string): NonNullable<Content> {
  if (node === null || node === undefined) throw new Error(`${source} is missing.`);
  return node;
}
