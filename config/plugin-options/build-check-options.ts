import type { CheckedContent, ContentCheckOptions } from '../../plugins/content-check';
import {
  compareWithRecord,
  readRecord,
  RECORD_RULES,
  type RecordComparison,
} from '../../plugins/legal-record';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-addresses';
import type { CheckSettings } from '../environment/check-settings';
import { contentCheckOptions } from './content-check-options';
import { legalRecordOptions, RECORD_ADVICE } from './legal-record-options';

/**
 * The options of plugins/content-check in a build, which checks the legal record, too. In a preview it is no
 * error that a legal text is not recorded: the preview shows that text as a draft.
 */
export const buildCheckOptions = (build: CheckSettings): ContentCheckOptions => ({
  ...contentCheckOptions(build),
  additionalChecks: [
    (contentRoot, content) => {
      const { findings } = compareSiteWithRecord(contentRoot, content, build);
      return build.isPreview ? findings.filter(({ rule }) => rule !== RECORD_RULES.missing) : findings;
    },
  ],
});

/**
 * Compares the edited legal documents with the record, as builds and scripts do.
 *
 * @param contentRoot the folder `content`
 * @param content the result of the content check
 * @param record the record to compare the texts with: that in the folder, or another one
 */
export const compareSiteWithRecord = (
  contentRoot: string,
  content: CheckedContent,
  build: CheckSettings,
  record = readRecord(contentRoot, LEGAL_DOCUMENT_NAMES, RECORD_ADVICE),
): RecordComparison => compareWithRecord(contentRoot, content, record, legalRecordOptions(build));
