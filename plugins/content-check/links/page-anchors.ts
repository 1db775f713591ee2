import type { CreateReport } from '../../shared/text/finding';
import type { CheckedDocument } from '../checked-document';
import type { SitePage } from '../options';
import { pageOf } from './pages';

/** The ids on each page. */
export type Anchors = ReadonlyMap<SitePage, ReadonlySet<string>>;

/** Collects the ids on all pages, and reports ids of content that would occur twice on a page. */
export function collectAnchors(
  documents: readonly CheckedDocument[],
  pages: readonly SitePage[],
  reportIn: CreateReport,
): Anchors {
  const anchors = new Map(pages.map((page) => [page, new Set(page.ids)]));
  for (const document of documents) {
    const page = pageOf(document, pages);
    const ids = page && anchors.get(page);
    if (!ids) continue;
    for (const { id, place } of document.anchors) {
      if (ids.has(id)) {
        reportIn(document.file)(place, {
          rule: 'anchor',
          message: `"#${id}" would occur twice on the page ${page.path}`,
          help: 'Word the heading differently; if it is the name of the file, give that another name.',
        });
      }
      ids.add(id);
    }
  }
  return anchors;
}
