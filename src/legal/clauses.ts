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

/**
 * Parts the HTML of a text at the headings that its list of contents has, and at no others.
 *
 * @param ids of these headings, in their order
 */
export function partClauses(html: string, ids: readonly string[]): { opening: string; clauses: Clause[] } {
  const tags = ids.map((id) => `<h3 id="${id}">`);
  const starts = tags.map((tag) => html.indexOf(tag));
  const clauses = ids.map((id, index) => {
    const clause = html.slice(starts[index], starts[index + 1]);
    const end = clause.indexOf('</h3>');
    return {
      id,
      heading: clause.slice(tags[index]?.length, end),
      body: clause.slice(end + '</h3>'.length),
    };
  });
  return { opening: html.slice(0, starts[0]), clauses };
}
