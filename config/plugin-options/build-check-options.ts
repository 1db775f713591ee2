import type { AdditionalCheck, ContentCheckOptions } from '../../plugins/content-check';
import { checkRecord, readRecord, RECORD_RULES } from '../../plugins/legal-record';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-addresses';
import type { CheckSettings } from '../environment/check-settings';
import { contentCheckOptions } from './content-check-options';
import { legalRecordOptions, RECORD_ADVICE } from './legal-record-options';

/** The options of plugins/content-check in a build, which checks the legal record, too. */
export const buildCheckOptions = (build: CheckSettings): ContentCheckOptions => ({
  ...contentCheckOptions(build),
  additionalChecks: [recordCheckOf(build)],
});

/**
 * Makes the check of the legal record. In a preview it is no error that a legal text is not recorded:
 * the preview shows that text as a draft.
 */
const recordCheckOf =
  (build: CheckSettings): AdditionalCheck =>
  (contentRoot, content) => {
    const record = readRecord(contentRoot, LEGAL_DOCUMENT_NAMES, RECORD_ADVICE);
    const { findings } = checkRecord(contentRoot, content, record, legalRecordOptions(build));
    return build.isPreview ? findings.filter(({ rule }) => rule !== RECORD_RULES.missing) : findings;
  };
