import { checkFolder, sortFindings, type CheckedContent } from '../../plugins/content-check';
import { checkRecord, readRecord, type LegalRecord, type RecordCheck } from '../../plugins/legal-record';
import type { CheckSettings } from '../../config/environment/check-settings';
import { versionPages } from '../../config/pages/version-pages';
import { contentCheckOptions } from '../../config/plugin-options/content-check-options';
import { legalRecordOptions, RECORD_ADVICE } from '../../config/plugin-options/legal-record-options';
import { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-addresses';

/** The result of the check of the content and of its legal record. */
type ContentAndRecord = Omit<CheckedContent, 'facts'> & RecordCheck;

/**
 * Checks the content and the legal record, for the commands that print what is found, list what is open or
 * record texts, and for the tests that make content. A build checks the same with the options of
 * plugins/content-check (config/plugin-options/build-check-options.ts).
 *
 * @param contentRoot the folder `content`
 * @param record the record to compare the texts with: that in the folder, or another one
 * @returns what checkFolder and checkRecord return, with the findings of both
 * @throws Error when the folder cannot be read
 */
export async function checkContentAndRecord(
  contentRoot: string,
  build: CheckSettings,
  record: LegalRecord = readRecord(contentRoot, LEGAL_DOCUMENT_NAMES, RECORD_ADVICE),
): Promise<ContentAndRecord> {
  const options = { ...contentCheckOptions(build), uncheckedPages: versionPages(() => record.versions) };
  const content = await checkFolder(contentRoot, options);
  const recordCheck = checkRecord(contentRoot, content, record, legalRecordOptions(build));
  const findings = sortFindings([...content.findings, ...recordCheck.findings]);
  return { ...content, ...recordCheck, findings };
}
