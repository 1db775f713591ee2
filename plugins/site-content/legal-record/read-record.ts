import { parse } from 'yaml';
import { FILE_START, reportTo, type Finding } from '../parse/finding';
import { splitFrontMatter } from '../parse/front-matter';
import { plainText } from '../parse/source-text';
import { recordedVersion } from '../kinds';
import { checkLedger, hashOfEntry, sha256, writeLedger, type LedgerEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import { LEDGER, RECORD, recordedFile, readRecordFolder } from './record-folder';
import { type Timestamp, verifyTimestamp } from './timestamp';

/** Help for a text that is not recorded, or only in part. */
export const RECORD_IT =
  'Run: npm run legal:record. On GitHub: Actions → Record → Run workflow, on the branch of the text.';

const RESTORE =
  'Recorded versions are never edited by hand: bring content/legal/record back as it was, from version control.';

const RENEW =
  'Bring the file back from version control; or delete it and run: npm run legal:record -- --timestamp. The new one proves only the day on which it is made.';

export interface LegalRecord {
  /** In the order of the ledger: by document, oldest first. */
  entries: LedgerEntry[];
  /** The versions of the entries. Incomplete where a finding is an error. */
  versions: LegalVersion[];
  findings: Finding[];
}

/**
 * Reads the legal record and verifies the chain of the ledger, the hash of each file and each timestamp. Does not
 * look at the documents that editors work on.
 *
 * @param contentRoot the folder `content`
 */
export function readRecord(contentRoot: string): LegalRecord {
  const { ledger, snapshots, interrupted } = readRecordFolder(contentRoot);
  const { entries, problems } = checkLedger(ledger ?? writeLedger([]));
  const versions: LegalVersion[] = [];
  const findings: Finding[] = [];
  const report = (file: string, message: string, line = 1, help = RESTORE) =>
    reportTo(findings, `content/${RECORD}/${file}`)(
      { line, column: 1 },
      { rule: 'record-changed', message, help },
    );
  for (const { message, line } of problems) report(LEDGER, message, line);
  if (ledger === undefined && snapshots.size > 0) report(LEDGER, 'the ledger is missing');
  if (findings.length === 0) {
    for (const entry of entries) {
      const { document, version: date } = entry;
      const file = recordedFile(document, date, 'mdx');
      const version = readSnapshot(entry, snapshots.get(file));
      snapshots.delete(file);
      const tokenName = recordedFile(document, date, 'tsr');
      const token = snapshots.get(tokenName);
      snapshots.delete(tokenName);
      let timestamp: Timestamp | null = null;
      try {
        if (token) timestamp = verifyTimestamp(token, hashOfEntry(entry));
      } catch (error) {
        report(tokenName, `this timestamp proves nothing: ${(error as Error).message}`, 1, RENEW);
      }
      if (typeof version === 'string') report(file, version);
      else versions.push({ ...version, timestamp });
    }
    for (const file of snapshots.keys()) {
      const message = 'this file is not in the ledger, so it was never published';
      report(file, message, 1, 'Delete the file; a new version is recorded with: npm run legal:record');
    }
  }
  if (interrupted) {
    reportTo(findings, `content/${RECORD}/${LEDGER}`)(FILE_START, {
      rule: 'record-interrupted',
      severity: 'warning',
      message: 'recording was interrupted; nothing is lost, but it has to be finished',
      help: RECORD_IT,
    });
  }
  return { entries, versions, findings };
}

/** @returns the version, or in what the snapshot differs from its entry in the ledger */
function readSnapshot(
  entry: LedgerEntry,
  source: Buffer | undefined,
): Omit<LegalVersion, 'timestamp'> | string {
  const { document, version: date, sha256: hash, changeNote, facts } = entry;
  if (!source) return 'this version is in the ledger, but its file is missing';
  if (sha256(source) !== hash) {
    return 'this file is not what was published: its SHA-256 is not the one in the ledger (a single changed character is enough)';
  }
  const parts = splitFrontMatter(plainText(source.toString()));
  // The rules for edited files do not apply: they may have grown stricter.
  const { data } = recordedVersion.safeParse(parts && parse(parts.yaml));
  if (!parts || !data) return 'the front matter of this version cannot be read';
  const { title, tabLabel, summary } = data;
  if (data.lastUpdated !== date) {
    return `this version says that it is of ${data.lastUpdated}, and the ledger that it is of ${date}`;
  }
  if (data.changeNote !== changeNote) {
    return 'this version has another change note than its entry in the ledger';
  }
  const { body } = parts;
  return { document, date, title, tabLabel, summary, changeNote, body, facts, sha256: hash, source };
}
