import { LEGAL_DOCUMENTS } from '../kinds';
import { sortFindings, type Finding } from '../parse/finding';
import { compareWithRecord, readEditedDocument, readSiteFactsFile } from './edited-document';
import { RECORD_IT, recordFinding } from './record-finding';
import { newestOf, verifyRecord, type VerifiedVersion } from './verify-record';

/**
 * Checks that the legal record is unchanged, and that each edited document is its newest recorded version.
 *
 * @param contentRoot the folder `content`
 * @returns findings in the order of the files
 */
export async function checkRecord(contentRoot: string): Promise<Finding[]> {
  const { versions, findings } = verifyRecord(contentRoot);
  // A changed record proves nothing about the texts.
  if (findings.some(({ severity }) => severity === 'error')) return sortFindings(findings);
  return sortFindings([...findings, ...(await checkEdited(contentRoot, versions))]);
}

async function checkEdited(contentRoot: string, versions: readonly VerifiedVersion[]): Promise<Finding[]> {
  const facts = await readSiteFactsFile(contentRoot);
  if (!facts) return [];
  const findings = await Promise.all(
    LEGAL_DOCUMENTS.map(async (name) => {
      const edited = await readEditedDocument(contentRoot, name, facts);
      const newest = newestOf(versions, name);
      if (!edited) return edited === null && newest ? [documentMissing(name)] : [];
      const { state, findings } = compareWithRecord(edited, newest);
      return state === 'new' ? [notRecorded(edited.file)] : findings;
    }),
  );
  return findings.flat();
}

const documentMissing = (name: string): Finding =>
  recordFinding(
    `content/legal/${name}.mdx`,
    'this document was published, and its file is missing',
    'Bring the file back from version control; what was published stays on the site.',
    'record-missing',
  );

const notRecorded = (file: string): Finding =>
  recordFinding(
    file,
    'this text is not recorded yet, so the site does not show it',
    RECORD_IT,
    'record-missing',
  );
