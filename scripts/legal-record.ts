import { parseArgs } from 'node:util';
import { POLICY_FILE } from '../plugins/content-check';
import {
  LEGAL_FOLDER,
  newestOf,
  planRecording,
  readRecord,
  RECORD_FOLDER,
  requestTimestamps,
  SOLVED_BY_RECORDING,
  verifyRecord,
  writeRecord,
  type LegalVersion,
} from '../plugins/legal-record';
import { CONTENT_FOLDER, contentPath, SITE_FACTS_FILE } from '../plugins/mdx-content';
import { formatFinding, isError, messageWithField, type Finding } from '../plugins/shared/finding';
import { settingsWithoutVariables } from '../config/environment/check-settings';
import { readSiteDate } from '../config/environment/site-date';
import { RECORD_ADVICE } from '../config/plugin-options/legal-record-options';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-addresses';
import { checkContentAndRecord } from './check-content-and-record';
import { recordOfCommit } from './git';

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
  const recordInFolder = readRecord(CONTENT_FOLDER, LEGAL_DOCUMENT_NAMES, RECORD_ADVICE);
  const startingRecord =
    base === undefined
      ? recordInFolder
      : verifyRecord(recordOfCommit(base), LEGAL_DOCUMENT_NAMES, RECORD_ADVICE);
  const check = await checkContentAndRecord(CONTENT_FOLDER, settingsWithoutVariables(today), startingRecord);

  const remarks = check.findings.filter(isAboutRecordedText);
  refuseMistakes(remarks);
  if (!allowPast) refusePassedDates(check, today);
  const inFolder = recordInFolder.versions;
  const plan = planRecording(check, { inFolder, documents: LEGAL_DOCUMENT_NAMES, today });
  refuseWrongClock(plan.dayProblem);

  const authority = process.env['LEGAL_TSA_URL'];
  const { versions, added, problem } = authority
    ? await requestTimestamps(plan.versions, authority)
    : { versions: plan.versions, added: [], problem: undefined };
  const isChanged = writeRecord(CONTENT_FOLDER, versions, LEGAL_DOCUMENT_NAMES);

  printChanges(check, remarks);
  for (const { time, authority: name } of added) console.log(`Timestamp of ${time} by ${name}`);
  if (isChanged) {
    console.log(`\nRecorded. Keep ${contentPath(RECORD_FOLDER)} together with the texts: commit both.`);
  } else if (!problem) {
    console.log('All legal documents are recorded; nothing to do.');
  }
  if (problem) reportMissingTimestamps(problem, versions, added.length);
}

/** The facts that recorded texts show, and the policy that they follow. */
const SHARED_FILES = [SITE_FACTS_FILE, POLICY_FILE].map(contentPath);

/**
 * Tells whether a finding is about a text that is recorded, a fact that it shows, or the policy
 * that it follows. None of these can be corrected once the text is recorded.
 */
function isAboutRecordedText({ file, rule }: Finding): boolean {
  if (SOLVED_BY_RECORDING.includes(rule)) return false;
  return SHARED_FILES.includes(file) || file.startsWith(`${contentPath(LEGAL_FOLDER)}/`);
}

const refusal = (reason: string) => new Error(`${reason}\n\nNothing was recorded.`);

/** @throws Error when one of the findings is an error */
function refuseMistakes(findings: readonly Finding[]): void {
  const errors = findings.filter(isError);
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

/** @throws Error when there is a problem with the day of recording */
function refuseWrongClock(dayProblem: string | undefined): void {
  if (!dayProblem) return;
  throw refusal(`${dayProblem} Correct the clock of this machine, or SITE_DATE where it is set.`);
}

function printChanges({ unrecorded, takenBack }: Check, remarks: readonly Finding[]): void {
  for (const { title, effectiveDate, changeNote, sha256 } of unrecorded) {
    console.log(`\n${title}, version ${effectiveDate}: ${changeNote}\n  SHA-256 ${sha256}`);
  }
  for (const { title, effectiveDate } of takenBack) {
    console.log(`\n${title}, version ${effectiveDate}: taken back before its day.`);
  }
  for (const remark of remarks) console.log(`  Note: ${messageWithField(remark)}. ${remark.help}`);
}

/** @param added how many timestamps the versions got before the problem */
function reportMissingTimestamps(problem: string, versions: readonly LegalVersion[], added: number): void {
  const missing = versions.filter(({ timestamp }) => !timestamp).length;
  console.error(
    `\n${problem}\n${missing} of ${missing + added} timestamps are missing. To add them later, run this again.`,
  );
  process.exitCode = 1;
}

if (require.main === module) void legalRecord(process.argv.slice(2));
