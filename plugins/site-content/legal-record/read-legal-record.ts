import { LEGAL_DOCUMENTS } from '../kinds';
import { snapshotName, versionPath } from '../../../src/shared/version-address';
import type { DocumentText } from './difference/blocks';
import type { DocumentName } from './ledger';
import { periodsOf, type Period } from './periods';
import { formatFinding } from '../parse/finding';
import { verifyRecord, type VerifiedVersion } from './verify-record';

/** One version as it was published, and when it is in force. */
export interface RecordedVersion extends DocumentText, Period {
  document: DocumentName;
  date: string;
  tabLabel: string;
  changeNote: string;
  sha256: string;
  /** The address of its page. */
  path: string;
  /** The address of the recorded file, beside the page. */
  file: string;
  /** The bytes of the recorded file. */
  source: Buffer;
}

export interface LegalRecord {
  /** By document, oldest first. */
  versions: RecordedVersion[];
  /** ledger.json as it is; empty where there is none. */
  ledger: string;
}

/**
 * Reads and verifies all published versions.
 *
 * @param contentRoot the folder `content`
 * @param today the day as of which the versions are current, superseded or upcoming
 * @throws Error with the findings when the record was changed
 */
export function readLegalRecord(contentRoot: string, today: string): LegalRecord {
  const { ledger, versions, findings } = verifyRecord(contentRoot);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(formatFinding).join('\n'));
  return {
    ledger: ledger ?? '',
    versions: LEGAL_DOCUMENTS.flatMap((document) => {
      const own = versions.filter(({ entry }) => entry.document === document);
      const dates = own.map(({ entry }) => entry.version);
      return periodsOf(dates, today).map((period, index) => versionOf(own[index] as VerifiedVersion, period));
    }),
  };
}

function versionOf({ entry, source, text }: VerifiedVersion, period: Period): RecordedVersion {
  const { document, version: date, sha256, changeNote, facts } = entry;
  const { title, tabLabel, summary, body } = text;
  const path = versionPath(document, date);
  const file = `${path}${snapshotName(document, date)}`;
  const published = { title, tabLabel, summary, body, facts, source };
  return { document, date, changeNote, sha256, path, file, ...published, ...period };
}
