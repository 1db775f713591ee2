import { parse } from 'yaml';
import { contentPath, normalizeText, splitFrontMatter } from '../../mdx-content';
import { FILE_START, reportTo, type Finding, type Problem } from '../../shared/text/finding';
import { messageOf } from '../../shared/text/message-of';
import type { RecordAdvice } from '../options';
import type { Timestamp } from '../timestamp/verify-timestamp';
import { verifyTimestampOnDemand } from '../timestamp/verify-timestamp-on-demand';
import { recordedFrontMatter } from './front-matter';
import { hashOfEntry, readLedger, sha256, type LedgerEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import { readRecordFolder, type RecordFiles } from './record-folder';
import { LEDGER_FILE, RECORD_FOLDER, recordedFile } from './record-paths';
import { RECORD_RULES } from './record-rules';

const HOW_TO_REPLACE_TIMESTAMP =
  'Bring the file back from version control; or delete it and record again. The new one proves only the day on which it is made.';

const NOT_IN_LEDGER: Problem = {
  rule: RECORD_RULES.extra,
  message: 'this file is not in the ledger, so it was never published',
  help: 'If a recording was interrupted, record again, which finishes it. Otherwise, delete the file.',
};

export interface LegalRecord {
  /**
   * In the order of the ledger: by document, oldest first. A version that a finding calls changed
   * is left out.
   */
  versions: LegalVersion[];
  findings: Finding[];
}

/** Reads the record below the folder `content`, and verifies it as verifyRecord does. */
export const readRecord = (
  contentRoot: string,
  documents: readonly string[],
  advice: RecordAdvice,
): LegalRecord => verifyRecord(readRecordFolder(contentRoot), documents, advice);

/**
 * Verifies the chains of the ledger, the hash of each recorded text and each timestamp. It doesn't
 * look at the documents that editors work on.
 *
 * @param documents the names of all documents, in the order of the ledger
 */
export function verifyRecord(
  record: RecordFiles,
  documents: readonly string[],
  advice: RecordAdvice,
): LegalRecord {
  const findings: Finding[] = [];
  const report = (file: string, problem: Problem) =>
    reportTo(findings, contentPath(`${RECORD_FOLDER}/${file}`))(FILE_START, problem);
  const reportChange = (file: string, message: string, help = advice.restore) =>
    report(file, { rule: 'record-changed', message, help });

  const entries = readEntries(record, documents);
  if (!entries) {
    reportChange(LEDGER_FILE, 'the ledger is missing, or not as the command wrote it');
    return { versions: [], findings };
  }
  const versions: LegalVersion[] = [];
  const filesOfEntries = new Set<string>();
  for (const entry of entries) {
    const textFile = recordedFile(entry, 'mdx');
    const tokenFile = recordedFile(entry, 'tsr');
    filesOfEntries.add(textFile).add(tokenFile);
    const version = reportIfThrown(
      () => readVersion(entry, record.files.get(textFile)),
      (message) => reportChange(textFile, message),
    );
    if (!version) continue;
    const timestamp = reportIfThrown(
      () => readTimestamp(entry, record.files.get(tokenFile)),
      (message) =>
        reportChange(tokenFile, `this timestamp proves nothing: ${message}`, HOW_TO_REPLACE_TIMESTAMP),
    );
    versions.push({ ...version, timestamp: timestamp ?? null });
  }
  for (const file of record.files.keys()) {
    if (!filesOfEntries.has(file)) report(file, NOT_IN_LEDGER);
  }
  return { versions, findings };
}

function readEntries(
  { ledger, files }: RecordFiles,
  documents: readonly string[],
): readonly LedgerEntry[] | undefined {
  if (ledger !== undefined) return readLedger(ledger, documents);
  // Before anything is recorded, there is neither a ledger nor a file.
  return files.size === 0 ? [] : undefined;
}

function reportIfThrown<Result>(
  read: () => Result,
  reportMessage: (message: string) => void,
): Result | undefined {
  try {
    return read();
  } catch (error) {
    reportMessage(messageOf(error));
    return undefined;
  }
}

/** @throws Error with how the file differs from its entry in the ledger */
function readVersion(entry: LedgerEntry, source: Buffer | undefined): LegalVersion {
  if (!source) throw new Error('this version is in the ledger, but its file is missing');
  if (sha256(source) !== entry.sha256) {
    throw new Error(
      'this file is not what was published: its SHA-256 is not the one in the ledger (a single changed character is enough)',
    );
  }
  const parts = splitFrontMatter(normalizeText(source.toString()));
  const { data: frontMatter } = recordedFrontMatter.safeParse(parts && parse(parts.yaml));
  if (
    !parts ||
    frontMatter?.lastUpdated !== entry.effectiveDate ||
    frontMatter.changeNote !== entry.changeNote
  ) {
    throw new Error('this version has another day or change note than its entry in the ledger');
  }
  const { title, tabLabel, summary, keyPhrases = [] } = frontMatter;
  const fields = { title, tabLabel, summary, keyPhrases };
  return { ...entry, ...fields, body: parts.body, source, timestamp: null };
}

/** @throws Error with why the timestamp proves nothing */
const readTimestamp = (entry: LedgerEntry, token: Buffer | undefined): Timestamp | null =>
  token ? verifyTimestampOnDemand(token, hashOfEntry(entry)) : null;
