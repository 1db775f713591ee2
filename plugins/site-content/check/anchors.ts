import {
  documentId,
  FIELD_IDS,
  HISTORY_IDS,
  LANDING_IDS,
  LAYOUT_IDS,
  LEGAL_TABS_ID,
  SECTION_IDS,
  sectionHeadingId,
} from '../../../src/shared/ids';
import { LEGAL_DOCUMENTS, ROUTES, type RouteName } from '../../../src/shared/routes';
import type { ReportIn } from '../parse/finding';
import type { Outline } from './outline';

/** The ids on each page. */
export type Anchors = Readonly<Record<RouteName, ReadonlySet<string>>>;

/** Ids that React components write on every page: links can point to them, content cannot reuse them. */
const TAKEN_ON_EVERY_PAGE: readonly string[] = Object.values(LAYOUT_IDS);

/** Ids that they write on a single page. */
const TAKEN_ON_ONE_PAGE: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: [
    ...SECTION_IDS,
    ...SECTION_IDS.map(sectionHeadingId),
    ...[LANDING_IDS, FIELD_IDS].flatMap((ids) => Object.values(ids)),
  ],
  legal: [LEGAL_TABS_ID, ...LEGAL_DOCUMENTS.map(documentId)],
  history: Object.values(HISTORY_IDS),
};

const PAGES = Object.keys(ROUTES) as RouteName[];

/**
 * Finds the page that shows a document.
 *
 * @throws Error when no route in src/shared/routes.ts shows it
 */
export function pageOf({ file }: Pick<Outline, 'file'>): RouteName {
  const page = PAGES.find((name) => ROUTES[name].content.some((place) => file.startsWith(place)));
  if (!page) throw new Error(`No page in src/shared/routes.ts shows content/${file}.`);
  return page;
}

/** Collects the anchors of all pages, and reports ids that would occur twice on a page. */
export function anchorsOf(documents: readonly Outline[], reportIn: ReportIn): Anchors {
  const ids = Object.fromEntries(
    PAGES.map((name) => [name, new Set([...TAKEN_ON_EVERY_PAGE, ...(TAKEN_ON_ONE_PAGE[name] ?? [])])]),
  ) as Record<RouteName, Set<string>>;
  for (const document of documents) {
    const page = pageOf(document);
    for (const { id, place } of document.anchors) {
      if (ids[page].has(id)) {
        const message = `"#${id}" would occur twice on the page ${ROUTES[page].path}`;
        const help = 'Word the heading differently; if it is the name of the file, give that another name.';
        reportIn(document.file)(place, { rule: 'anchor', message, help });
      }
      ids[page].add(id);
    }
  }
  return ids;
}
