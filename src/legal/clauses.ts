/**
 * In characters of HTML, about 4,500 words. A slow phone lays out a shorter text in no noticeable time, and Chromium
 * exposes text that is not laid out to screen readers only when they come near it.
 */
const LONG = 30_000;

/** Whether the browser should lay out the text (HTML) clause by clause. */
export const isLong = (html: string): boolean => html.length > LONG;

interface Clause {
  id: string;
  /** HTML inside the heading element. */
  heading: string;
  /** HTML between this heading and the next. */
  body: string;
}

/**
 * Splits the HTML of a text at the headings of its list of contents.
 *
 * @param ids of these headings, in document order
 * @returns the HTML before the first heading, and a clause for each heading
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
