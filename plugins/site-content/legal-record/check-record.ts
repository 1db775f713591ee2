import { LEGAL_DOCUMENTS } from '../kinds';
import { sortFindings, type Finding } from '../parse/finding';
import { checkLedger } from './check-ledger';
import { checkSnapshots } from './check-snapshots';
import { judge, readEditedDocument, readFacts, RECORD_IT } from './edited-document';
import { entriesOf, type LedgerEntry } from './ledger';
import { LEDGER_SHOWN, recordFinding, RESTORE } from './record-finding';
import { readRecordFolder, snapshotFile, type RecordFolder } from './record-folder';

/**
 * Checks the legal record: that nothing of it was changed, and that the documents as they are edited
 * are those that are recorded.
 *
 * @param contentRoot the folder `content`
 * @returns what is wrong, in the order of the files
 */
export async function checkRecord(contentRoot: string): Promise<Finding[]> {
  const folder = readRecordFolder(contentRoot);
  const { entries, findings } = checkRecordFolder(folder);
  // A changed record proves nothing about the texts.
  if (findings.some(({ severity }) => severity === 'error')) return sortFindings(findings);
  return sortFindings([...findings, ...(await checkEdited(contentRoot, folder, entries))]);
}

/** Checks the record in itself, without the documents as they are edited. */
export function checkRecordFolder(folder: RecordFolder): { entries: LedgerEntry[]; findings: Finding[] } {
  const { entries, findings } = folder.ledger === null ? checkNoLedger(folder) : checkLedger(folder.ledger);
  if (findings.length === 0) findings.push(...checkSnapshots(entries, folder.snapshots));
  if (folder.interrupted) {
    const message = 'recording was interrupted; nothing is lost, but it has to be finished';
    findings.push({
      ...recordFinding(LEDGER_SHOWN, message, RECORD_IT, 'record-interrupted'),
      severity: 'warning',
    });
  }
  return { entries, findings };
}

function checkNoLedger({ snapshots }: RecordFolder): { entries: LedgerEntry[]; findings: Finding[] } {
  const findings =
    snapshots.size === 0
      ? []
      : [recordFinding(LEDGER_SHOWN, 'the ledger is missing', RESTORE, 'record-changed')];
  return { entries: [], findings };
}

async function checkEdited(
  contentRoot: string,
  { snapshots }: RecordFolder,
  entries: readonly LedgerEntry[],
): Promise<Finding[]> {
  const facts = await readFacts(contentRoot);
  if (!facts) return [];
  const findings = await Promise.all(
    LEGAL_DOCUMENTS.map(async (name) => {
      const edited = await readEditedDocument(contentRoot, name, facts);
      const entry = entriesOf(entries, name).at(-1);
      const snapshot = entry && snapshots.get(snapshotFile(name, entry.version));
      if (!edited) return edited === null && entry ? [documentMissing(name)] : [];
      const { state, findings } = judge(edited, entry && snapshot && { entry, snapshot });
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
