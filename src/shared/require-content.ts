/**
 * Requires what a page can't do without. GraphQL types a single node as nullable, even though the
 * content check has made sure that its file exists.
 *
 * @param node the result of a query
 * @param name what the error message calls the node, for example `content/site.yaml`
 * @throws Error when there is no such node
 */
export function requireContent<Content>(node: Content, name: string): NonNullable<Content> {
  if (node === null || node === undefined) throw new Error(`${name} is missing.`);
  return node;
}
