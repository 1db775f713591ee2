import type { ContentCheckOptions } from '../../plugins/content-check';
import type { LegalRecordOptions } from '../../plugins/legal-record';
import type { ContentOptions } from '../../plugins/mdx-content';
import { contentModel } from '../content-model';
import { launchProblems } from '../content-model/launch-problems';
import { siteFacts } from '../content-model/site-facts';
import { FEED_PATH, LEDGER_PATH, versionFiles, versionPath } from '../shared/legal-addresses';
import { ROUTES } from '../shared/routes';
import type { BuildSettings, KnownBuild } from './build-settings';
import { openFacts } from './open-facts';
import { RECORD_ADVICE } from './record-advice';
import { sitePages } from './site-pages';

/** The options of plugins/mdx-content. */
export const contentOptions = ({ factOverrides, signUpMode }: BuildSettings): ContentOptions => ({
  model: contentModel,
  factOverrides,
  variant: signUpMode,
});

/** The addresses of the legal documents, and how to record them. */
const RECORD: Pick<LegalRecordOptions, 'addresses' | 'advice'> = {
  addresses: {
    version: versionPath,
    files: versionFiles,
    history: ROUTES.history,
    feed: FEED_PATH,
    ledger: LEDGER_PATH,
  },
  advice: RECORD_ADVICE,
};

/** The options of plugins/legal-record. */
export const legalRecordOptions = ({ today, isPreview = false }: KnownBuild): LegalRecordOptions => ({
  model: contentModel,
  ...RECORD,
  today,
  showsDrafts: isPreview,
});

/** The options of plugins/content-check, which scripts that check the content pass too. */
export const contentCheckOptions = (build: KnownBuild): ContentCheckOptions => ({
  model: contentModel,
  record: RECORD,
  pages: sitePages,
  checkFacts: (facts) => {
    // The facts are valid, and the model types them as unknown.
    const factsOfBuild = { ...siteFacts.parse(facts), ...build.factOverrides };
    return [...launchProblems(factsOfBuild), ...openFacts(factsOfBuild, build)];
  },
  today: build.today,
  showsDrafts: build.isPreview ?? false,
});
