/**
 * @returns the title of a page for browser tabs, the history and search engines. What tells pages apart comes
 *   first.
 */
export const pageTitle = (heading: string, brand: string): string => `${heading} | ${brand}`;
