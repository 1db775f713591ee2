import { parseArgs } from 'node:util';
import {
  chainEntries,
  hashOfEntry,
  type LegalVersion,
  newestOf,
  readRecord,
  recordingDayProblem,
  writeRecord,
  requestTimestamps,
  verifyRecord,
} from '../plugins/legal-record';
import { formatFinding, type Finding } from '../plugins/mdx-content';
import { checkContentAndRecord } from '../config/check-content-and-record';
import { readSiteDate } from '../config/site-date';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-addresses';
import { recordOfCommit } from './git';

const CONTENT = 'content';

const USAGE = `Usage: npm run legal:record [-- <options>]
Records each legal document that differs from its newest recorded version. One that is the version in force again takes
back those that were announced. While content/site.yaml says "unpublished: true", the texts are drafts, and each is
recorded as the first version.
  --base <commit>  starts from the record of this commit, such as origin/main, instead of the one in the folder: a text
                   that changed after it was recorded on a branch is recorded again
  --allow-past     records a text although its day has passed
LEGAL_TSA_URL names the timestamp authority (RFC 3161) that is asked for each version without a timestamp.`;

/** The result of the check: the record that the recording starts from, and what it adds and takes back. */
type Check = Awaited<ReturnType<typeof checkContentAndRecord>>;

/**
 * The command: it never asks, and sets the exit code to 1 when anything could not be recorded.
 *
 * @param args the arguments after `npm run legal:record --`
 */
export async function legalRecord(args: string[]): Promise<void> {
  try {
    await recordEditedDocuments(args);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n${USAGE}` : message);
    process.exitCode = 1;
  }
}

/**
 * Records each legal document that differs from its newest recorded version, and takes back
 * announced ones.
 */
async function recordEditedDocuments(args: string[]): Promise<void> {
  const options = { base: { type: 'string' }, 'allow-past': { type: 'boolean' } } as const;
  const { base, 'allow-past': allowPast } = parseArgs({ args, options }).values;
  const today = readSiteDate();
  const recordInFolder = readRecord(CONTENT, LEGAL_DOCUMENT_NAMES);
  const startingRecord =
    base === undefined ? recordInFolder : verifyRecord(recordOfCommit(base), LEGAL_DOCUMENT_NAMES);
  const check = await checkContentAndRecord(CONTENT, { today }, startingRecord);

  const remarks = check.findings.filter(isAboutRecordedText);
  refuseMistakes(remarks);
  if (!allowPast) refusePassedDates(check, today);
  const remaining = withoutReplacedDrafts(check);
  if (check.unrecorded.length + check.withdrawn.length > 0) refuseWrongClock(remaining, today);

  const kept = remaining.filter((version) => !check.withdrawn.includes(version));
  const added = withRecordingDays(check.unrecorded, recordInFolder.versions, kept, today);
  const versions = chainEntries([...kept, ...added], LEGAL_DOCUMENT_NAMES);
  keepTimestamps(versions, [...startingRecord.versions, ...recordInFolder.versions]);
  const untimed = versions.filter(({ timestamp }) => !timestamp);
  const authority = process.env['LEGAL_TSA_URL'];
  const timestampProblem = authority ? await requestTimestamps(untimed, authority) : undefined;
  const isChanged = writeRecord(CONTENT, versions, LEGAL_DOCUMENT_NAMES);

  printChanges(check, remarks, untimed);
  if (isChanged) {
    console.log('\nRecorded. Keep content/legal/record together with the texts: commit both.');
  } else if (!timestampProblem) {
    console.log('All legal documents are recorded; nothing to do.');
  }
  if (timestampProblem) reportMissingTimestamps(timestampProblem, untimed);
}

/** The rules of the check whose findings go away when the texts are recorded. */
const SOLVED_BY_RECORDING = ['record-missing', 'record-extra'];

/**
 * Tells whether a finding is about a text that is recorded, a fact that it shows, or the policy
 * that it follows. None of these can be corrected once the text is recorded.
 */
const isAboutRecordedText = ({ file, rule }: Finding): boolean =>
  /^content\/(legal\/|(site|policy)\.yaml$)/.test(file) && !SOLVED_BY_RECORDING.includes(rule);

const refusal = (reason: string) => new Error(`${reason}\n\nNothing was recorded.`);

/** @throws Error when one of the findings is an error */
function refuseMistakes(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw refusal(errors.map(formatFinding).join('\n'));
}

/** @throws Error when a text that replaces a published one would take effect before today */
function refusePassedDates({ record, unrecorded, facts }: Check, today: string): void {
  if (facts?.unpublished) return;
  const passed = unrecorded.filter(
    ({ document, effectiveDate }) => effectiveDate < today && newestOf(record, document),
  );
  if (passed.length === 0) return;
  const names = passed.map(({ title, effectiveDate }) => `${title}: ${effectiveDate}`).join('; ');
  throw refusal(
    `The day on which this text takes effect has passed (${names}). Set lastUpdated to today or later.
If the text really was in force from then on, record it with --allow-past; on GitHub, tick "The day has passed, and that is right".`,
  );
}

/** @returns the recorded versions, without the drafts of documents that have a new draft */
function withoutReplacedDrafts({ record, unrecorded, facts }: Check): LegalVersion[] {
  if (!facts?.unpublished) return record.versions;
  const redrafted = new Set(unrecorded.map(({ document }) => document));
  return record.versions.filter(({ document }) => !redrafted.has(document));
}

/** @throws Error when nothing can have been recorded today, given the versions that were recorded before */
function refuseWrongClock(recorded: readonly LegalVersion[], today: string): void {
  const problem = recordingDayProblem(today, recorded);
  if (problem) throw refusal(`${problem} Correct the clock of this machine, or SITE_DATE where it is set.`);
}

/**
 * Sets the day of recording of new versions. It is today, but a text that the folder's record
 * already has keeps its day, unless that day is impossible.
 *
 * @param kept the versions that were recorded before the new ones
 */
function withRecordingDays(
  added: readonly LegalVersion[],
  inFolder: readonly LegalVersion[],
  kept: readonly LegalVersion[],
  today: string,
): LegalVersion[] {
  return added.map((version) => {
    const sameText = inFolder.find(({ sha256 }) => sha256 === version.sha256);
    if (!sameText) return { ...version, recorded: today };
    const { recorded } = sameText;
    const isImpossible = recorded !== undefined && recordingDayProblem(recorded, kept) !== undefined;
    return { ...version, recorded: isImpossible ? today : recorded };
  });
}

/**
 * Gives each version the timestamp of an earlier record that is about the same entry of the
 * ledger, if there is one.
 */
function keepTimestamps(versions: readonly LegalVersion[], earlier: readonly LegalVersion[]): void {
  const timestamps = earlier.flatMap(({ timestamp }) => timestamp ?? []);
  for (const version of versions) {
    const hash = hashOfEntry(version);
    version.timestamp = timestamps.find(({ entry }) => entry === hash) ?? null;
  }
}

/** @param untimed the versions for which timestamps were requested, of which some may have one now */
function printChanges(
  { unrecorded, withdrawn }: Check,
  remarks: readonly Finding[],
  untimed: readonly LegalVersion[],
): void {
  for (const { title, effectiveDate, changeNote, sha256 } of unrecorded) {
    console.log(`\n${title}, version ${effectiveDate}: ${changeNote}\n  SHA-256 ${sha256}`);
  }
  for (const { title, effectiveDate } of withdrawn) {
    console.log(`\n${title}, version ${effectiveDate}: taken back before its day.`);
  }
  for (const { message, help } of remarks) console.log(`  Note: ${message}. ${help}`);
  for (const { timestamp } of untimed) {
    if (timestamp) console.log(`Timestamp of ${timestamp.time} by ${timestamp.authority}`);
  }
}

function reportMissingTimestamps(problem: string, untimed: readonly LegalVersion[]): void {
  const missing = untimed.filter(({ timestamp }) => !timestamp);
  console.error(
    `\n${problem}\n${missing.length} of ${untimed.length} timestamps are missing. To add them later, run this again.`,
  );
  process.exitCode = 1;
}

if (require.main === module) void legalRecord(process.argv.slice(2));
