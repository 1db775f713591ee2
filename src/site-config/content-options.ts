import type { ContentCheckOptions } from '../../plugins/content-check';
import type { LegalRecordOptions } from '../../plugins/legal-record';
import type { ContentOptions } from '../../plugins/mdx-content';
import { contentModel } from '../content-model';
import type { BuildSettings } from '../content-model/build-settings';
import { launchProblems } from '../content-model/launch-problems';
import { openFacts } from '../content-model/open-facts';
import { siteFacts } from '../content-model/site-facts';
import { FEED_PATH, LEDGER_PATH, versionFiles, versionPath } from '../shared/legal-addresses';
import { ROUTES } from '../shared/routes';
import { RECORD_ADVICE } from './record-advice';
import { sitePages } from './site-pages';

/** The options of plugins/mdx-content. */
export const contentOptions = ({ url, signUpMode }: BuildSettings): ContentOptions => ({
  model: contentModel,
  ...(url && { facts: { url } }),
  ...(signUpMode && { variant: signUpMode }),
});

/** The options of plugins/legal-record. */
export const legalRecordOptions = ({ today, isPreview = false }: BuildSettings): LegalRecordOptions => ({
  model: contentModel,
  addresses: {
    version: versionPath,
    files: versionFiles,
    history: ROUTES.history,
    feed: FEED_PATH,
    ledger: LEDGER_PATH,
  },
  advice: RECORD_ADVICE,
  today,
  showsDrafts: isPreview,
});

/** The options of plugins/content-check, which scripts that check the content pass too. */
export const contentCheckOptions = (build: BuildSettings): ContentCheckOptions => ({
  model: contentModel,
  record: legalRecordOptions(build),
  pages: sitePages,
  checkFacts: (facts) => {
    // The facts are valid, and the model types them as unknown.
    const typedFacts = siteFacts.parse(facts);
    return [...launchProblems(typedFacts), ...openFacts(typedFacts, build)];
  },
  today: build.today,
  showsDrafts: build.isPreview ?? false,
});
