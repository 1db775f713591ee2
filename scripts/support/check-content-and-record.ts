import { checkFolder, sortFindings, type CheckedContent } from '../../plugins/content-check';
import type { LegalRecord, RecordComparison } from '../../plugins/legal-record';
import type { CheckSettings } from '../../config/environment/check-settings';
import { compareSiteWithRecord } from '../../config/legal-record/compare-site-with-record';
import { contentOnlyCheckOptions } from '../../config/plugin-options/content-only-check-options';

type ContentAndRecord = Omit<CheckedContent, 'facts'> & RecordComparison;

/**
 * Checks the content and the legal record, for the commands that print what is found, list what is open or
 * record texts, and for the tests that make content. In a build, plugins/content-check checks the same.
 *
 * @param contentRoot the folder `content`
 * @param record the record to compare the texts with; by default, the one in the folder
 * @returns what checkFolder and compareWithRecord return, with the findings of both
 * @throws Error when the folder can't be read
 */
export async function checkContentAndRecord(
  contentRoot: string,
  build: CheckSettings,
  record?: LegalRecord,
): Promise<ContentAndRecord> {
  const content = await checkFolder(contentRoot, contentOnlyCheckOptions(build));
  const comparison = compareSiteWithRecord(contentRoot, content, build.today, record);
  const findings = sortFindings([...content.findings, ...comparison.findings]);
  return { ...content, ...comparison, findings };
}
