import { parse } from 'yaml';
import { FILE_START, plainText, reportTo, splitFrontMatter, type Finding } from '../mdx-content';
import { hashOfEntry, readLedger, sha256, writeLedger, type LedgerEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import { recordedVersion } from './options';
import { readRecordFolder, RESTORE, type RecordFiles } from './record-folder';
import { LEDGER, RECORD, recordedFile } from './record-paths';
import { verifyTimestamp } from './verify-timestamp';

const RENEW =
  'Bring the file back from version control; or delete it and run: npm run legal:record. The new one proves only the day on which it is made.';

const NOT_RECORDED =
  'If a recording was interrupted, run npm run legal:record again, which finishes it. Otherwise, delete the file.';

export interface LegalRecord {
  /** In the order of the ledger: by document, oldest first. Incomplete where a finding is an error. */
  versions: LegalVersion[];
  findings: Finding[];
}

/**
 * Reads the legal record, and verifies it as verifyRecord does.
 *
 * @param contentRoot the folder `content`
 * @param documents the names of all documents, in the order of the ledger
 */
export const readRecord = (contentRoot: string, documents: readonly string[]): LegalRecord =>
  verifyRecord(readRecordFolder(contentRoot), documents);

/**
 * Verifies the chain of the ledger, the hash of each file and each timestamp. Does not look at the documents that
 * editors work on.
 */
export function verifyRecord({ ledger, files: all }: RecordFiles, documents: readonly string[]): LegalRecord {
  const files = new Map(all);
  const entries = readLedger(ledger ?? (files.size > 0 ? '' : writeLedger([], documents)), documents);
  const versions: LegalVersion[] = [];
  const findings: Finding[] = [];
  const report = (file: string, message: string, help = RESTORE, rule = 'record-changed') =>
    reportTo(findings, `content/${RECORD}/${file}`)(FILE_START, { rule, message, help });
  if (!entries) {
    report(LEDGER, 'the ledger is missing, or not as the command wrote it');
    return { versions, findings };
  }
  for (const entry of entries) {
    const textFile = recordedFile(entry, 'mdx');
    const tokenFile = recordedFile(entry, 'tsr');
    const source = files.get(textFile);
    const token = files.get(tokenFile);
    files.delete(textFile);
    files.delete(tokenFile);
    const version = attempt(
      () => readVersion(entry, source),
      (message) => report(textFile, message),
    );
    if (!version) continue;
    versions.push(version);
    if (!token) continue;
    const timestamp = attempt(
      () => verifyTimestamp(token, hashOfEntry(entry)),
      (message) => report(tokenFile, `this timestamp proves nothing: ${message}`, RENEW),
    );
    version.timestamp = timestamp ?? null;
  }
  for (const file of files.keys()) {
    const message = 'this file is not in the ledger, so it was never published';
    report(file, message, NOT_RECORDED, 'record-extra');
  }
  return { versions, findings };
}

/** Returns what a function returns, or explains the error that it throws. */
function attempt<Result>(read: () => Result, explain: (message: string) => void): Result | undefined {
  try {
    return read();
  } catch (error) {
    explain((error as Error).message);
    return undefined;
  }
}

/**
 * Reads a version without its timestamp.
 *
 * @param source the bytes of its file
 * @throws Error with how the file differs from its entry in the ledger
 */
function readVersion(entry: LedgerEntry, source: Buffer | undefined): LegalVersion {
  if (!source) throw new Error('this version is in the ledger, but its file is missing');
  if (sha256(source) !== entry.sha256) {
    throw new Error(
      'this file is not what was published: its SHA-256 is not the one in the ledger (a single changed character is enough)',
    );
  }
  const parts = splitFrontMatter(plainText(source.toString()));
  // The rules for edited files do not apply: they may have grown stricter.
  const { data } = recordedVersion.safeParse(parts && parse(parts.yaml));
  if (!parts || data?.lastUpdated !== entry.version || data.changeNote !== entry.changeNote) {
    throw new Error('this version has another day or change note than its entry in the ledger');
  }
  const { title, tabLabel, summary, keyPhrases = [] } = data;
  const fields = { title, tabLabel, summary, keyPhrases };
  return { ...entry, ...fields, body: parts.body, source, timestamp: null };
}
