import type { CheckedContent } from '../../plugins/content-check';
import { compareWithRecord, readRecord, type RecordComparison } from '../../plugins/legal-record';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-addresses';
import type { CheckSettings } from '../environment/check-settings';
import { legalRecordOptions, RECORD_ADVICE } from './legal-record-options';

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
