import { LEGAL_DOCUMENTS } from '../kinds';
import { snapshotName, versionPath } from '../../../src/shared/version-address';
import { checkRecordFolder } from './check-record';
import type { DocumentText } from './difference/blocks';
import { entriesOf, type LedgerEntry } from './ledger';
import { periodsOf, type Period } from './periods';
import { readRecordFolder, snapshotFile } from './record-folder';
import { readRecordedText } from './recorded-text';
import { formatFinding } from '../parse/finding';

/** One version as it was published, and when it is in force. */
export interface RecordedVersion extends DocumentText, Period {
  document: LedgerEntry['document'];
  date: string;
  tabLabel: string;
  changeNote: string;
  sha256: string;
  /** Where its page is, and the recorded file beside it. */
  path: string;
  file: string;
  /** The file's bytes. */
  source: Buffer;
}

export interface LegalRecord {
  /** By document, oldest first. */
  versions: RecordedVersion[];
  /** ledger.json as it is. */
  ledger: string;
}

/**
 * Reads all that was ever published.
 *
 * @param today the day as of which the versions are current, superseded or upcoming
 * @throws Error with the findings when the record was changed
 */
export function readLegalRecord(contentRoot: string, today: string): LegalRecord {
  const folder = readRecordFolder(contentRoot);
  const { entries, findings } = checkRecordFolder(folder);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(formatFinding).join('\n'));
  const versions = LEGAL_DOCUMENTS.flatMap((document) => {
    const own = entriesOf(entries, document);
    const periods = periodsOf(
      own.map(({ version }) => version),
      today,
    );
    return own.map((entry, index) => {
      const source = folder.snapshots.get(snapshotFile(document, entry.version));
      const period = periods[index];
      if (!source || !period) throw new Error(`${document} of ${entry.version} is missing.`);
      return versionOf(entry, source, period);
    });
  });
  return { versions, ledger: folder.ledger ?? '' };
}

function versionOf(entry: LedgerEntry, source: Buffer, period: Period): RecordedVersion {
  const { document, version: date, sha256, changeNote, facts } = entry;
  const text = readRecordedText(source);
  if (!text) throw new Error(`The front matter of ${document} of ${date} cannot be read.`);
  const { title, tabLabel, summary, body } = text;
  const path = versionPath(document, date);
  const file = `${path}${snapshotName(document, date)}`;
  return {
    document,
    date,
    title,
    tabLabel,
    summary,
    changeNote,
    sha256,
    path,
    file,
    facts,
    body,
    source,
    ...period,
  };
}
