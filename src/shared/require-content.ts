/**
 * Requires what a page can't do without, where the type of a query says that it may be missing.
 *
 * @param content from the result of a query
 * @param name what the error message calls it, for example `The issue of this page`
 * @throws Error when it is missing
 */
export function requireContent<Content>(content: Content, name: string): NonNullable<Content> {
  if (content === null || content === undefined) throw new Error(`${name} is missing.`);
  return content;
}

/** The words that legal texts and the form show in place of a fact that nobody has entered yet. */
export const OPEN_TEXT = 'to be added here before the waitlist opens';
