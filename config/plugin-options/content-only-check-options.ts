import type { ContentCheckOptions } from '../../plugins/content-check/browser';
import { RECORD_FOLDER } from '../../plugins/legal-record/browser';
import { contentModel } from '../content-model';
import { siteFactsSchema } from '../content-model/site-facts';
import type { CheckSettings } from '../environment/check-settings';
import { SITE_PAGES } from '../link-targets/site-pages';
import { VERSION_PAGES } from '../link-targets/version-pages';
import { findLaunchContradictions } from '../release/launch-contradictions';
import { findReleaseProblems } from '../release/release-problems';

/**
 * The options for checking the content alone, as the editor and scripts do. The check of the legal record is
 * not among them: it needs Node, while the editor runs in browsers, and scripts run it themselves.
 */
export const contentOnlyCheckOptions = (build: CheckSettings): ContentCheckOptions => ({
  model: contentModel,
  pages: SITE_PAGES,
  // Links are checked against the address in site.yaml in every build, because texts are the same in all.
  siteUrl: (facts) => siteFactsSchema.parse(facts).url,
  uncheckedPages: VERSION_PAGES,
  uncheckedFolders: [`${RECORD_FOLDER}/`],
  checkFacts: (facts) => {
    const factsOfBuild = { ...siteFactsSchema.parse(facts), ...build.factOverrides };
    return [...findLaunchContradictions(factsOfBuild), ...findReleaseProblems(factsOfBuild, build)];
  },
  today: build.today,
});
