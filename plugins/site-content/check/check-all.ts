import { checkContent } from './check-content';
import { checkRecord, type CheckedRecord } from '../legal-record/check-record';
import { readRecord } from '../legal-record/read-record';
import { sortFindings } from '../parse/finding';

/**
 * Checks the content and the legal record.
 *
 * @param root the folder `content`
 * @returns the number of content files; the record, which is read once; the documents that can be recorded; the
 *   findings sorted by file
 * @throws Error when the folder cannot be read
 */
export async function checkAll(root: string): Promise<CheckedRecord & { files: number }> {
  const record = readRecord(root);
  const [{ files, findings }, checked] = await Promise.all([
    checkContent(root, record),
    checkRecord(root, record),
  ]);
  return { ...checked, files, findings: sortFindings([...findings, ...checked.findings]) };
}
