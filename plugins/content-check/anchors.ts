import type { ReportIn } from '../mdx-content';
import type { CheckedDocument } from './checked-document';
import type { SitePage } from './options';

/** The ids on each page. */
export type Anchors = ReadonlyMap<SitePage, ReadonlySet<string>>;

/**
 * Finds the page that shows a document.
 *
 * @throws Error when no page shows it
 */
export function pageOf({ file }: Pick<CheckedDocument, 'file'>, pages: readonly SitePage[]): SitePage {
  const page = pages.find(({ content }) => content.some((place) => file.startsWith(place)));
  if (!page) throw new Error(`No page shows content/${file}: add it to the pages of the content check.`);
  return page;
}

/** Collects the anchors of all pages, and reports ids that would occur twice on a page. */
export function anchorsOf(
  documents: readonly CheckedDocument[],
  pages: readonly SitePage[],
  reportIn: ReportIn,
): Anchors {
  const anchors = new Map(pages.map((page) => [page, new Set(page.ids)]));
  for (const document of documents) {
    const page = pageOf(document, pages);
    const ids = anchors.get(page) ?? new Set<string>();
    for (const { id, place } of document.anchors) {
      if (ids.has(id)) {
        const message = `"#${id}" would occur twice on the page ${page.path}`;
        const help = 'Word the heading differently; if it is the name of the file, give that another name.';
        reportIn(document.file)(place, { rule: 'anchor', message, help });
      }
      ids.add(id);
    }
  }
  return anchors;
}
