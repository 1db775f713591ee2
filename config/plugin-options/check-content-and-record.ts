import { checkContent, sortFindings, type CheckedContent } from '../../plugins/content-check';
import { checkRecord, readRecord, type LegalRecord, type RecordCheck } from '../../plugins/legal-record';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-addresses';
import type { KnownBuild } from '../environment/build-settings';
import { contentCheckOptions } from './content-check-options';
import { legalRecordOptions } from './legal-record-options';
import { versionPages } from './version-pages';

/** The result of the check of the content and of its legal record. */
type ContentAndRecord = Omit<CheckedContent, 'facts'> & RecordCheck;

/**
 * Checks the content and the legal record, for scripts.
 *
 * @param contentRoot the folder `content`
 * @param record the record to compare the texts with: that in the folder, or another one
 * @returns what checkContent and checkRecord return, with the findings of both
 * @throws Error when the folder cannot be read
 */
export async function checkContentAndRecord(
  contentRoot: string,
  build: KnownBuild,
  record: LegalRecord = readRecord(contentRoot, LEGAL_DOCUMENT_NAMES),
): Promise<ContentAndRecord> {
  const options = { ...contentCheckOptions(build), furtherTargets: versionPages(() => record.versions) };
  const content = await checkContent(contentRoot, options);
  const recordCheck = checkRecord(contentRoot, content, record, legalRecordOptions(build));
  const findings = sortFindings([...content.findings, ...recordCheck.findings]);
  return { ...content, ...recordCheck, findings };
}
