import type { Finding } from '../parse/finding';
import { checkLedger } from './check-ledger';
import { checkSnapshots } from './check-snapshots';
import type { LedgerEntry } from './ledger';
import { LEDGER_SHOWN, RECORD_IT, recordFinding, RESTORE } from './record-finding';
import { readRecordFolder, type RecordFolder } from './record-folder';
import type { RecordedText } from './recorded-text';

/** An entry of the ledger with the recorded file that matches its SHA-256. */
export interface VerifiedVersion {
  entry: LedgerEntry;
  /** The bytes of the recorded file. */
  source: Buffer;
  text: RecordedText;
}

export interface VerifiedRecord {
  /** ledger.json as it is; null where there is none. */
  ledger: string | null;
  /** In the order of the ledger: by document, oldest first. Incomplete where a finding is an error. */
  versions: VerifiedVersion[];
  findings: Finding[];
}

/**
 * Reads the legal record and verifies the chain of the ledger and the hash of each file. Does not look at the
 * documents that editors work on.
 *
 * @param contentRoot the folder `content`
 */
export function verifyRecord(contentRoot: string): VerifiedRecord {
  const folder = readRecordFolder(contentRoot);
  const { versions, findings } = verifyFiles(folder);
  if (folder.interrupted) {
    const message = 'recording was interrupted; nothing is lost, but it has to be finished';
    findings.push({
      ...recordFinding(LEDGER_SHOWN, message, RECORD_IT, 'record-interrupted'),
      severity: 'warning',
    });
  }
  return { ledger: folder.ledger, versions, findings };
}

function verifyFiles({ ledger, snapshots }: RecordFolder): Pick<VerifiedRecord, 'versions' | 'findings'> {
  if (ledger === null) {
    if (snapshots.size === 0) return { versions: [], findings: [] };
    const missing = recordFinding(LEDGER_SHOWN, 'the ledger is missing', RESTORE, 'record-changed');
    return { versions: [], findings: [missing] };
  }
  const { entries, findings } = checkLedger(ledger);
  return findings.length > 0 ? { versions: [], findings } : checkSnapshots(entries, snapshots);
}

/** The newest recorded version of a document, where there is one. */
export const newestOf = (
  versions: readonly VerifiedVersion[],
  document: string,
): VerifiedVersion | undefined => versions.filter(({ entry }) => entry.document === document).at(-1);
