import type { CheckedContent } from '../../plugins/content-check';
import { compareWithRecord, readRecord, type RecordComparison } from '../../plugins/legal-record';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-document-names';
import { contentModel } from '../content-model';
import { RECORD_ADVICE } from './record-advice';

/**
 * Compares the edited legal documents with the record, as builds and scripts do.
 *
 * @param contentRoot the folder `content`
 * @param content the result of the content check
 * @param today the day of the comparison, such as `2025-05-02`
 * @param record the record to compare the texts with: that in the folder, or another one
 */
export const compareSiteWithRecord = (
  contentRoot: string,
  content: CheckedContent,
  today: string,
  record = readRecord(contentRoot, LEGAL_DOCUMENT_NAMES, RECORD_ADVICE),
): RecordComparison =>
  compareWithRecord(contentRoot, content, record, { model: contentModel, advice: RECORD_ADVICE, today });
