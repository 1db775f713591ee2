/**
 * In characters of HTML, about 4,500 words: to lay out less at once takes a slow telephone no noticeable time, and
 * what is not laid out Chromium tells screen readers only as they come near it.
 */
const LONG = 30_000;

export const isLong = (html: string): boolean => html.length > LONG;

export interface Clause {
  id: string;
  /** HTML, as what stands below it. */
  heading: string;
  body: string;
}

const CLAUSE = /<h3 id="([^"]*)">(.*?)<\/h3>(.*?)(?=<h3 |$)/gs;

/** Parts the HTML of a text at the headings that the list of contents has. */
export function partClauses(html: string): { opening: string; clauses: Clause[] } {
  const clauses = Array.from(html.matchAll(CLAUSE), ([, id = '', heading = '', body = '']) => ({
    id,
    heading,
    body,
  }));
  return { opening: html.split('<h3 ', 1)[0] ?? '', clauses };
}
