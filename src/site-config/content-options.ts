import type { ContentCheckOptions, SitePage } from '../../plugins/content-check';
import type { LegalRecordOptions } from '../../plugins/legal-record';
import type { ContentOptions } from '../../plugins/mdx-content';
import { contentModel } from '../content-model';
import type { BuildSettings } from '../content-model/build-settings';
import { CONTENT_KINDS, LEGAL_DOCUMENT_TYPE } from '../content-model/kinds';
import { launchProblems } from '../content-model/launch';
import { openFacts } from '../content-model/open-facts';
import { siteFacts } from '../content-model/site-facts';
import type { SiteKind } from '../content-model/site-kind';
import {
  documentId,
  FIELD_IDS,
  HISTORY_IDS,
  LANDING_IDS,
  LAYOUT_IDS,
  LEGAL_TABS_ID,
  NOT_FOUND_IDS,
  SECTION_IDS,
  sectionHeadingId,
} from '../shared/ids';
import { FEED_PATH, LEDGER_PATH, versionFiles, versionPath } from '../shared/legal-addresses';
import { LEGAL_DOCUMENTS, ROUTES, TAB_PARAMETER } from '../shared/routes';

/** By the paths of pages, the ids of their own markup, besides those that the layout has on every page. */
const IDS_OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  [ROUTES.home]: [
    ...SECTION_IDS,
    ...SECTION_IDS.map(sectionHeadingId),
    ...Object.values(LANDING_IDS),
    ...Object.values(FIELD_IDS),
  ],
  [ROUTES.legal]: [LEGAL_TABS_ID, ...LEGAL_DOCUMENTS.map(documentId)],
  [ROUTES.history]: Object.values(HISTORY_IDS),
  [ROUTES.notFound]: Object.values(NOT_FOUND_IDS),
};

/** @returns the files of a kind as paths below `content/`, or their folder when they may have any name */
const filesOf = ({ folder, names }: SiteKind): readonly string[] =>
  names ? names.map((name) => `${folder}/${name}.mdx`) : [`${folder}/`];

const sitePage = (path: string): SitePage => ({
  path,
  content: CONTENT_KINDS.filter(({ page }) => page === path).flatMap(filesOf),
  ids: [...Object.values(LAYOUT_IDS), ...(IDS_OF_PAGES[path] ?? [])],
  ...(path === ROUTES.legal && { tabs: { parameter: TAB_PARAMETER, names: LEGAL_DOCUMENTS } }),
  ...(path === ROUTES.notFound && { isUnlinked: true }),
});

/** The pages on which the kinds of content are shown. */
const pages: readonly SitePage[] = [...new Set(CONTENT_KINDS.map(({ page }) => page))].map(sitePage);

/** The options of plugins/mdx-content. */
export const contentOptions = ({ url, signUpMode }: BuildSettings): ContentOptions => ({
  model: contentModel,
  ...(url && { facts: { url } }),
  ...(signUpMode && { variant: signUpMode }),
});

/** The options of plugins/legal-record. */
export const legalRecordOptions = ({ today, isPreview = false }: BuildSettings): LegalRecordOptions => ({
  documents: LEGAL_DOCUMENTS,
  documentType: LEGAL_DOCUMENT_TYPE,
  model: contentModel,
  addresses: {
    version: versionPath,
    files: versionFiles,
    history: ROUTES.history,
    feed: FEED_PATH,
    ledger: LEDGER_PATH,
  },
  today,
  showsDrafts: isPreview,
});

/** The options of plugins/content-check, which scripts that check the content pass too. */
export const contentCheckOptions = (build: BuildSettings): ContentCheckOptions => ({
  model: contentModel,
  record: legalRecordOptions(build),
  pages,
  checkFacts: (facts) => {
    // The facts are valid, and the model types them as unknown.
    const typedFacts = siteFacts.parse(facts);
    return [...launchProblems(typedFacts), ...openFacts(typedFacts, build)];
  },
  today: build.today,
  showsDrafts: build.isPreview ?? false,
});
