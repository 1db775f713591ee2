import { contentPath, type CreateReport } from '../mdx-content';
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
  const page = pages.find(({ content }) => content.some((fileOrFolder) => file.startsWith(fileOrFolder)));
  if (!page) throw new Error(`No page shows ${contentPath(file)}: add it to the pages of the content check.`);
  return page;
}

/** Collects the ids on all pages, and reports ids of content that would occur twice on a page. */
export function collectAnchors(
  documents: readonly CheckedDocument[],
  pages: readonly SitePage[],
  reportIn: CreateReport,
): Anchors {
  const anchors = new Map(pages.map((page) => [page, new Set(page.ids)]));
  for (const document of documents) {
    const page = pageOf(document, pages);
    const ids = anchors.get(page) ?? new Set<string>();
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
