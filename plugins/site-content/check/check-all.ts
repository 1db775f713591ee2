import { checkContent } from './check-content';
import { sortFindings, type Finding } from '../parse/finding';
import { checkRecord } from '../legal-record/check-record';

/**
 * Checks the content and the legal record.
 *
 * @param root the folder `content`
 * @returns the number of content files, and the findings sorted by file
 * @throws Error when the folder cannot be read
 */
export async function checkAll(root: string): Promise<{ files: number; findings: Finding[] }> {
  const [{ files, findings }, ofRecord] = await Promise.all([checkContent(root), checkRecord(root)]);
  return { files, findings: sortFindings([...findings, ...ofRecord]) };
}
