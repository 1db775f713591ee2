import type { ContentCheckOptions, SitePage } from '../../plugins/content-check';
import type { LegalRecordOptions } from '../../plugins/legal-record';
import type { ContentOptions } from '../../plugins/mdx-content';
import { contentModel, LEGAL_DOCUMENT_TYPE } from '../content-model';
import type { BuildSettings } from '../content-model/build-settings';
import { launchProblems } from '../content-model/launch';
import { openFacts } from '../content-model/open-facts';
import { siteFacts } from '../content-model/site-facts';
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
import {
  ISSUES_FOLDER,
  issuePath,
  LEGAL_DOCUMENTS,
  ROUTE_NAMES,
  ROUTES,
  TAB_PARAMETER,
  type RouteName,
} from '../shared/routes';
import { RECORD_ADVICE } from './record-advice';

/** The ids of a page's own markup, besides those that the layout has on every page. */
const IDS_OF_PAGES: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: [
    ...SECTION_IDS,
    ...SECTION_IDS.map(sectionHeadingId),
    ...Object.values(LANDING_IDS),
    ...Object.values(FIELD_IDS),
  ],
  legal: [LEGAL_TABS_ID, ...LEGAL_DOCUMENTS.map(documentId)],
  history: Object.values(HISTORY_IDS),
  notFound: Object.values(NOT_FOUND_IDS),
};

const pagesOfRoutes = ROUTE_NAMES.map((name): SitePage => {
  const { path, content } = ROUTES[name];
  const ids = [...Object.values(LAYOUT_IDS), ...(IDS_OF_PAGES[name] ?? [])];
  const page: SitePage = { path, content, ids };
  if (name === 'legal') return { ...page, tabs: { parameter: TAB_PARAMETER, names: LEGAL_DOCUMENTS } };
  if (name === 'notFound') return { ...page, isUnlinked: true };
  return page;
});

const pages: readonly SitePage[] = [
  ...pagesOfRoutes,
  { path: issuePath('{name}'), content: [ISSUES_FOLDER], ids: Object.values(LAYOUT_IDS) },
];

/** The options of plugins/mdx-content. */
export const contentOptions = ({ url, signUpMode }: BuildSettings): ContentOptions => ({
  model: contentModel,
  ...(url && { facts: { url } }),
  ...(signUpMode && { variant: signUpMode }),
});

/** The options of plugins/legal-record. */
export const legalRecordOptions = ({ today, preview = false }: BuildSettings): LegalRecordOptions => ({
  documents: LEGAL_DOCUMENTS,
  documentType: LEGAL_DOCUMENT_TYPE,
  model: contentModel,
  addresses: {
    version: versionPath,
    files: versionFiles,
    history: ROUTES.history.path,
    feed: FEED_PATH,
    ledger: LEDGER_PATH,
  },
  advice: RECORD_ADVICE,
  today,
  showsDrafts: preview,
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
  showsDrafts: build.preview ?? false,
});
