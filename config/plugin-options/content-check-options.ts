import type { ContentCheckOptions } from '../../plugins/content-check';
import { RECORD_RULES } from '../../plugins/legal-record';
import type { CheckSettings } from '../environment/check-settings';
import { compareSiteWithRecord } from '../legal-record/compare-site-with-record';
import { contentOnlyCheckOptions } from './content-only-check-options';

/**
 * The options of plugins/content-check in a build, which checks the legal record, too. In a preview it is no
 * error that a legal text isn't recorded: the preview shows that text.
 */
export const contentCheckOptions = (build: CheckSettings): ContentCheckOptions => ({
  ...contentOnlyCheckOptions(build),
  additionalChecks: [
    (contentRoot, content) => {
      const { findings } = compareSiteWithRecord(contentRoot, content, build.today);
      return build.isPreview ? findings.filter(({ rule }) => rule !== RECORD_RULES.missing) : findings;
    },
  ],
});
