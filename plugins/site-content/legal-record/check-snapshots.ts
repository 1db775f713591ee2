import type { Finding } from '../parse/finding';
import { sha256, type LedgerEntry } from './ledger';
import { LEDGER_SHOWN, recordFinding, RESTORE } from './record-finding';
import { RECORD, snapshotFile } from './record-folder';
import { readRecordedText } from './recorded-text';

/** Checks that the snapshots are those of the ledger, byte for byte, and say what it says. */
export function checkSnapshots(entries: readonly LedgerEntry[], snapshots: Map<string, Buffer>): Finding[] {
  const findings: Finding[] = [];
  const fault = (file: string, message: string, help = RESTORE) =>
    findings.push(recordFinding(file, message, help, 'record-changed'));

  const listed = new Set<string>();
  const notes = new Map<string, string>();
  for (const entry of entries) {
    const file = snapshotFile(entry.document, entry.version);
    const shown = `content/${RECORD}/${file}`;
    listed.add(file);
    const bytes = snapshots.get(file);
    if (!bytes) {
      fault(shown, 'this version is in the ledger, but its file is missing');
    } else if (sha256(bytes) !== entry.sha256) {
      fault(
        shown,
        'this file is not what was published: its SHA-256 is not the one in the ledger (a single changed character is enough)',
      );
    } else {
      checkWords(entry, shown, bytes, fault);
    }
    if (notes.get(entry.document) === entry.changeNote) {
      fault(
        LEDGER_SHOWN,
        `"${entry.document}" of ${entry.version} has the change note of the version before`,
      );
    }
    notes.set(entry.document, entry.changeNote);
  }
  for (const file of snapshots.keys()) {
    if (listed.has(file)) continue;
    fault(
      `content/${RECORD}/${file}`,
      'this file is not in the ledger, so it was never published',
      'Delete the file; a new version is recorded with: npm run legal:record',
    );
  }
  return findings;
}

function checkWords(
  { version, changeNote }: LedgerEntry,
  file: string,
  source: Uint8Array,
  fault: (file: string, message: string) => void,
): void {
  const text = readRecordedText(source);
  if (!text) return fault(file, 'the front matter of this version cannot be read');
  if (text.lastUpdated !== version) {
    fault(
      file,
      `this version says that it is of ${text.lastUpdated}, and the ledger that it is of ${version}`,
    );
  }
  if (text.changeNote.trim() === '') fault(file, 'this version has no change note');
  if (text.changeNote.trim() !== changeNote) {
    fault(file, 'this version has another change note than its entry in the ledger');
  }
}
