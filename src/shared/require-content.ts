/**
 * Requires what a page can't do without, where the type of a query says that it may be missing.
 *
 * @param content from the result of a query
 * @param name what the error message calls it, for example `The current version of a legal document`
 * @throws Error when it is missing
 */
export function requireContent<Content>(content: Content, name: string): NonNullable<Content> {
  if (content === null || content === undefined) throw new Error(`${name} is missing.`);
  return content;
}
