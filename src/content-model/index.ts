import type { ContentCheckOptions, SitePage } from '../../plugins/content-check';
import type { ContentModel } from '../../plugins/mdx-content';
import type { LegalRecordOptions } from '../../plugins/legal-record';
import {
  documentId,
  FIELD_IDS,
  HISTORY_IDS,
  LANDING_IDS,
  LAYOUT_IDS,
  LEGAL_TABS_ID,
  SECTION_IDS,
  sectionHeadingId,
} from '../shared/ids';
import { LEGAL_DOCUMENTS, ROUTES, type RouteName } from '../shared/routes';
import { siteDate } from '../shared/site-date';
import { FEED_PATH, LEDGER_PATH, versionFiles, versionPath } from '../shared/version-address';
import { COMPONENTS } from './components';
import { CONTENT_KINDS } from './kinds';
import { LAUNCH_PLACEHOLDERS, launchProblems } from './launch';
import { siteFacts } from './site-facts';

/** What content/ holds and how it becomes HTML. */
export const contentModel: ContentModel = {
  folder: 'src/content-model',
  kinds: CONTENT_KINDS,
  facts: siteFacts,
  components: COMPONENTS,
  placeholders: LAUNCH_PLACEHOLDERS,
};

/** The ids that components write on a single page. */
const IDS_OF_PAGES: Readonly<Record<RouteName, readonly string[]>> = {
  home: [
    ...SECTION_IDS,
    ...SECTION_IDS.map(sectionHeadingId),
    ...Object.values(LANDING_IDS),
    ...Object.values(FIELD_IDS),
  ],
  legal: [LEGAL_TABS_ID, ...LEGAL_DOCUMENTS.map(documentId)],
  history: Object.values(HISTORY_IDS),
  notFound: [],
};

const pages = (Object.keys(ROUTES) as RouteName[]).map((name): SitePage => {
  const { path, content } = ROUTES[name];
  const ids = [...Object.values(LAYOUT_IDS), ...IDS_OF_PAGES[name]];
  const tabs = name === 'legal' ? { tabs: LEGAL_DOCUMENTS } : {};
  const isUnlinked = name === 'notFound' ? ({ isUnlinked: true } as const) : {};
  return { path, content, ids, ...tabs, ...isUnlinked };
});

/** The options of the legal record for a build or a script of today (SITE_DATE). */
export const legalRecordOptions = (): LegalRecordOptions => ({
  documents: LEGAL_DOCUMENTS,
  model: contentModel,
  addresses: {
    version: versionPath,
    files: versionFiles,
    history: ROUTES.history.path,
    feed: FEED_PATH,
    ledger: LEDGER_PATH,
  },
  today: siteDate(),
});

/** The options of the content check for a build or a script of today (SITE_DATE). */
export const contentCheckOptions = (): ContentCheckOptions => ({
  model: contentModel,
  record: legalRecordOptions(),
  pages,
  checkFacts: launchProblems,
  today: siteDate(),
});
