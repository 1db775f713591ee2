import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  chainEntries,
  checkAll,
  formatFinding,
  hashOfEntry,
  type LedgerEntry,
  type LegalVersion,
  newestOf,
  readRecord,
  readRecordFolder,
  RECORD,
  recordVersions,
  requestTimestamps,
  writeLedger,
} from '../plugins/site-content';
import { siteDate } from '../src/shared/site-date';
import { git, isUnpublished } from './git';

const CONTENT = 'content';

const USAGE = `Usage: npm run legal:record [-- <options>]
Records each legal document that differs from its newest recorded version. While content/site.yaml says
"unpublished: true", the texts are drafts, and each is recorded as the first version.
  --base <commit>  first brings the record back as it is in this commit, such as origin/main, so that a text that
                   changed after it was recorded on a branch is recorded again
  --allow-past     records a text although its day has passed
  --timestamp      also asks for the timestamps that recorded versions lack
LEGAL_TSA_URL names the timestamp authority (RFC 3161) to ask; without it, versions get no timestamp.`;

const NO_AUTHORITY =
  'LEGAL_TSA_URL is not set. Set it to the address of a timestamp authority (docs/ledger.md names some), and run this again.';
const ADD_LATER = 'To add them later, run: npm run legal:record -- --timestamp';

/** Findings for which the command is the remedy. */
const TO_RECORD = ['record-missing', 'record-extra'];

/** Records each legal document that differs from its newest recorded version. Never asks. */
async function main(): Promise<void> {
  const { base, timestamp, 'allow-past': allowPast } = readOptions(process.argv.slice(2));
  if (timestamp && !process.env['LEGAL_TSA_URL']) throw new Error(NO_AUTHORITY);
  const before = readRecord(CONTENT);
  if (base) git('restore', '--source', base, '--', `${CONTENT}/${RECORD}`);
  const isDraft = isUnpublished(readFileSync(`${CONTENT}/site.yaml`, 'utf8'));
  const current = isDraft ? { entries: [], versions: [], findings: [] } : readRecord(CONTENT);
  const { record, unrecorded, findings } = await checkAll(CONTENT, current);
  const ofTexts = findings.filter(({ file, rule }) => isOfTexts(file) && !TO_RECORD.includes(rule));
  const errors = ofTexts.filter(({ severity }) => severity === 'error').map(formatFinding);
  if (errors.length > 0) throw new Error(`${errors.join('\n')}\n\nNothing was recorded.`);
  const past = unrecorded.filter(({ document, date }) => date < siteDate() && newestOf(record, document));
  if (past.length > 0 && !allowPast) throw new Error(explainPast(past));

  const entries = chainEntries([
    ...record.entries,
    ...unrecorded.map((version) => entryOf(version, before.entries)),
  ]);
  const known = before.versions.flatMap((version) => version.timestamp ?? []);
  const lacksTimestamp = (entry: LedgerEntry) => !known.some((one) => one.entry === hashOfEntry(entry));
  const isNew = ({ document, version }: LedgerEntry) =>
    unrecorded.some((one) => one.document === document && one.date === version);
  const asked = entries.filter((entry) => lacksTimestamp(entry) && (timestamp || isNew(entry)));
  const isRecorded = readRecordFolder(CONTENT).ledger === writeLedger(entries);
  const isWhole = before.findings.length + current.findings.length === 0;
  if (isRecorded && isWhole && !(timestamp && asked.length > 0)) {
    return console.log('All legal documents are recorded; nothing to do.');
  }
  for (const { title, date, changeNote, sha256 } of unrecorded) {
    console.log(`\n${title}, version ${date}: ${changeNote}\n  SHA-256 ${sha256}`);
  }
  for (const { message, help } of ofTexts) console.log(`  Note: ${message}. ${help}`);
  const { timestamps, problem } = await requestTimestamps(asked);
  recordVersions(CONTENT, entries, unrecorded, [...known, ...timestamps]);
  for (const { time, authority } of timestamps) console.log(`Timestamp of ${time} by ${authority}`);
  console.log('\nRecorded. Keep content/legal/record together with the texts: commit both.');
  if (!problem) return;
  const missing = `${asked.length - timestamps.length} of ${asked.length} timestamps are missing.`;
  console.error(`\n${problem}\n${missing} ${ADD_LATER}`);
  process.exitCode = 1;
}

/** A recorded text, and the facts that it shows, can never be edited: nothing is recorded while they have mistakes. */
const isOfTexts = (file: string): boolean => /^content\/(legal\/|site\.yaml$)/.test(file);

/** @param before entries of the record as it was: the same text keeps the day on which it was recorded */
function entryOf(version: LegalVersion, before: readonly LedgerEntry[]): Omit<LedgerEntry, 'previous'> {
  const { document, date, sha256, changeNote, facts } = version;
  const same = before.find((entry) => entry.document === document && entry.sha256 === sha256);
  return { document, version: date, sha256, changeNote, facts, recorded: same ? same.recorded : siteDate() };
}

function explainPast(versions: readonly LegalVersion[]): string {
  const names = versions.map(({ title, date }) => `${title}: ${date}`).join('; ');
  return `The day on which this text takes effect has passed (${names}). Set lastUpdated to today or later.
If the text really was in force from then on, record it with --allow-past; on GitHub, tick "The day has passed, and that is right".

Nothing was recorded.`;
}

/** @throws Error with the usage when the arguments are wrong */
function readOptions(args: string[]) {
  const flag = { type: 'boolean' } as const;
  const options = { base: { type: 'string' }, 'allow-past': flag, timestamp: flag } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new Error(`"${args.join(' ')}" is not understood.\n${USAGE}`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
