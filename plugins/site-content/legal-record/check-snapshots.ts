import type { Finding } from '../parse/finding';
import { sha256, type LedgerEntry } from './ledger';
import { LEDGER_SHOWN, recordFinding, RESTORE } from './record-finding';
import { RECORD, snapshotFile } from './record-folder';
import { readRecordedText, type RecordedText } from './recorded-text';
import type { VerifiedVersion } from './verify-record';

type ReportChange = (file: string, message: string, help?: string) => void;

/**
 * Checks the snapshots against the ledger: the same files, each with its SHA-256, date and change note.
 *
 * @returns the versions whose files match their SHA-256
 */
export function checkSnapshots(
  entries: readonly LedgerEntry[],
  snapshots: ReadonlyMap<string, Buffer>,
): { versions: VerifiedVersion[]; findings: Finding[] } {
  const versions: VerifiedVersion[] = [];
  const findings: Finding[] = [];
  const report: ReportChange = (file, message, help = RESTORE) =>
    findings.push(recordFinding(file, message, help, 'record-changed'));

  const listed = new Set<string>();
  const notes = new Map<string, string>();
  for (const entry of entries) {
    const file = snapshotFile(entry.document, entry.version);
    const shown = `content/${RECORD}/${file}`;
    listed.add(file);
    const source = snapshots.get(file);
    const text = checkBytes(entry, shown, source, report);
    if (source && text) {
      checkText(entry, shown, text, report);
      versions.push({ entry, source, text });
    }
    if (notes.get(entry.document) === entry.changeNote) {
      report(
        LEDGER_SHOWN,
        `"${entry.document}" of ${entry.version} has the change note of the version before`,
      );
    }
    notes.set(entry.document, entry.changeNote);
  }
  for (const file of snapshots.keys()) {
    if (listed.has(file)) continue;
    report(
      `content/${RECORD}/${file}`,
      'this file is not in the ledger, so it was never published',
      'Delete the file; a new version is recorded with: npm run legal:record',
    );
  }
  return { versions, findings };
}

function checkBytes(
  { sha256: recorded }: LedgerEntry,
  file: string,
  source: Buffer | undefined,
  report: ReportChange,
): RecordedText | null {
  if (!source) {
    report(file, 'this version is in the ledger, but its file is missing');
    return null;
  }
  if (sha256(source) !== recorded) {
    report(
      file,
      'this file is not what was published: its SHA-256 is not the one in the ledger (a single changed character is enough)',
    );
    return null;
  }
  const text = readRecordedText(source);
  if (!text) report(file, 'the front matter of this version cannot be read');
  return text;
}

function checkText(
  { version, changeNote }: LedgerEntry,
  file: string,
  text: RecordedText,
  report: ReportChange,
): void {
  if (text.lastUpdated !== version) {
    report(
      file,
      `this version says that it is of ${text.lastUpdated}, and the ledger that it is of ${version}`,
    );
  }
  if (text.changeNote.trim() === '') report(file, 'this version has no change note');
  if (text.changeNote.trim() !== changeNote) {
    report(file, 'this version has another change note than its entry in the ledger');
  }
}
