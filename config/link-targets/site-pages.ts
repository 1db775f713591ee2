import type { SitePage } from '../../plugins/content-check/browser';
import type { ContentKind } from '../../plugins/mdx-content';
import {
  documentId,
  HISTORY_IDS,
  ISSUE_IDS,
  LANDING_IDS,
  LAYOUT_IDS,
  LEGAL_TABS_ID,
  NOT_FOUND_IDS,
  SECTION_IDS,
  sectionHeadingId,
  WAITLIST_IDS,
} from '../../src/shared/ids';
import { TAB_PARAMETER } from '../../src/shared/legal-addresses';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-document-names';
import { ROUTES } from '../../src/shared/routes';
import { CONTENT_KINDS } from '../content-model/kinds';
import { ISSUE_PAGE } from '../content-model/kinds/issue';

/** The ids in the markup of each page, by its path. `LAYOUT_IDS`, which every page has, aren't among them. */
const IDS_OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  [ROUTES.home]: [
    ...SECTION_IDS,
    ...SECTION_IDS.map(sectionHeadingId),
    ...Object.values(LANDING_IDS),
    ...Object.values(WAITLIST_IDS),
  ],
  [ROUTES.legal]: [LEGAL_TABS_ID, ...LEGAL_DOCUMENT_NAMES.map(documentId)],
  [ROUTES.history]: Object.values(HISTORY_IDS),
  [ISSUE_PAGE]: Object.values(ISSUE_IDS),
  [ROUTES.notFound]: Object.values(NOT_FOUND_IDS),
};

/** @returns the files of a kind as paths below `content/`, or their folder when they may have any name */
const filesOf = ({ folder, names }: ContentKind): readonly string[] =>
  names ? names.map((name) => `${folder}/${name}.mdx`) : [`${folder}/`];

const sitePage = (path: string): SitePage => ({
  path,
  content: CONTENT_KINDS.filter(({ page }) => page === path).flatMap(filesOf),
  ids: [...Object.values(LAYOUT_IDS), ...(IDS_OF_PAGES[path] ?? [])],
  ...(path === ROUTES.legal && { tabs: { parameter: TAB_PARAMETER, names: LEGAL_DOCUMENT_NAMES } }),
  ...(path === ROUTES.notFound && { isUnlinked: true }),
});

/**
 * The pages of the site, each with the content that it shows. The pages of legal versions aren't among them.
 */
export const SITE_PAGES: readonly SitePage[] = [
  ...new Set(CONTENT_KINDS.flatMap(({ page }) => page ?? [])),
].map(sitePage);
