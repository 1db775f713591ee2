// Words that several parts of the site show.

/** The words that legal texts and the form show in place of a fact that nobody has entered yet. */
export const MISSING_FACT_TEXT = 'to be added here before the waitlist opens';

export const publishedBy = (operator: string): string => `Published by ${operator}`;

/**
 * @returns the title of a page for browser tabs, the history and search engines. What tells pages apart comes
 *   first.
 */
export const pageTitle = (heading: string, brand: string): string => `${heading} | ${brand}`;
