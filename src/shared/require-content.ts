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

/** The words that legal texts and the form show in place of a fact that nobody has entered yet. */
export const OPEN_TEXT = 'to be added here before the waitlist opens';
