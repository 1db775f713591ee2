import type { ContentCheckOptions } from '../../plugins/content-check';
import { RECORD_FOLDER } from '../../plugins/legal-record/browser';
import { contentModel } from '../content-model';
import { siteFactsSchema } from '../content-model/site-facts';
import type { CheckSettings } from '../environment/check-settings';
import { sitePages } from '../pages/site-pages';
import { versionPages } from '../pages/version-pages';
import { findLaunchContradictions } from '../release/launch-contradictions';
import { findReleaseProblems } from '../release/release-problems';

/**
 * The options of plugins/content-check without the check of the legal record, which needs Node: the editor
 * runs in browsers, and scripts check the record themselves.
 */
export const checkOptionsWithoutRecord = (build: CheckSettings): ContentCheckOptions => ({
  model: contentModel,
  pages: sitePages,
  siteUrl: (facts) => siteFactsSchema.parse(facts).url,
  uncheckedPages: versionPages,
  uncheckedFolders: [`${RECORD_FOLDER}/`],
  checkFacts: (facts) => {
    const factsOfBuild = { ...siteFactsSchema.parse(facts), ...build.factOverrides };
    return [...findLaunchContradictions(factsOfBuild), ...findReleaseProblems(factsOfBuild, build)];
  },
  today: build.today,
});
