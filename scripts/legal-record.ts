import { parseArgs } from 'node:util';
import { checkAll } from '../plugins/content-check';
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
import { formatFinding } from '../plugins/mdx-content';
import { contentCheckOptions } from '../src/content-model';
import { LEGAL_DOCUMENTS } from '../src/shared/routes';
import { siteDate } from '../src/shared/site-date';
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

/** Findings for which the command is the remedy. */
const TO_RECORD = ['record-missing', 'record-extra'];

/**
 * The command: it never asks, and sets the exit code to 1 when anything could not be recorded.
 *
 * @param args what follows `npm run legal:record --`
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

/** Records each legal document that differs from its newest recorded version, and takes back announced ones. */
async function recordEditedDocuments(args: string[]): Promise<void> {
  const options = { base: { type: 'string' }, 'allow-past': { type: 'boolean' } } as const;
  const { base, 'allow-past': allowPast } = parseArgs({ args, options }).values;
  const today = siteDate();
  const inFolder = readRecord(CONTENT, LEGAL_DOCUMENTS);
  const start = base === undefined ? inFolder : verifyRecord(recordOfCommit(base), LEGAL_DOCUMENTS);
  const before = inFolder.versions;
  const { record, unrecorded, withdrawn, findings, facts } = await checkAll(
    CONTENT,
    contentCheckOptions({ today }),
    start,
  );
  const ofTexts = findings.filter(({ file, rule }) => isOfTexts(file) && !TO_RECORD.includes(rule));
  const errors = ofTexts.filter(({ severity }) => severity === 'error').map(formatFinding);
  if (errors.length > 0) throw new Error(`${errors.join('\n')}\n\nNothing was recorded.`);
  const past = unrecorded.filter((one) => one.effectiveDate < today && newestOf(record, one.document));
  if (past.length > 0 && !facts?.unpublished && !allowPast) throw new Error(explainPast(past));

  // The next draft of a text replaces the one before.
  const isReplaced = ({ document }: LegalVersion) =>
    facts?.unpublished && unrecorded.some((one) => one.document === document);
  const notReplaced = record.versions.filter((version) => !isReplaced(version));
  const kept = notReplaced.filter((version) => !withdrawn.includes(version));
  const clockProblem = recordingDayProblem(today, notReplaced);
  if (clockProblem && unrecorded.length + withdrawn.length > 0) {
    throw new Error(
      `${clockProblem} Correct the clock of this machine, or SITE_DATE where it is set.\n\nNothing was recorded.`,
    );
  }
  // The same text keeps the day on which it was recorded, unless that day is impossible.
  const days = new Map(before.map(({ sha256, recorded }) => [sha256, recorded]));
  const dayOf = ({ sha256 }: LegalVersion) => {
    if (!days.has(sha256)) return today;
    const day = days.get(sha256);
    return day && recordingDayProblem(day, kept) ? today : day;
  };
  const added = unrecorded.map((version) => ({ ...version, recorded: dayOf(version) }));
  const versions = chainEntries([...kept, ...added], LEGAL_DOCUMENTS);
  const known = new Map(
    [...before, ...record.versions].map(({ timestamp }) => [timestamp?.entry, timestamp]),
  );
  for (const version of versions) version.timestamp = known.get(hashOfEntry(version)) ?? null;
  const asked = versions.filter((version) => !version.timestamp);
  const problem = await requestTimestamps(asked);
  const isChanged = writeRecord(CONTENT, versions, LEGAL_DOCUMENTS);
  for (const { title, effectiveDate, changeNote, sha256 } of unrecorded) {
    console.log(`\n${title}, version ${effectiveDate}: ${changeNote}\n  SHA-256 ${sha256}`);
  }
  for (const { title, effectiveDate } of withdrawn) {
    console.log(`\n${title}, version ${effectiveDate}: taken back before its day.`);
  }
  for (const { message, help } of ofTexts) console.log(`  Note: ${message}. ${help}`);
  for (const { timestamp } of asked) {
    if (timestamp) console.log(`Timestamp of ${timestamp.time} by ${timestamp.authority}`);
  }
  if (isChanged) {
    console.log('\nRecorded. Keep content/legal/record together with the texts: commit both.');
  } else if (!problem) console.log('All legal documents are recorded; nothing to do.');
  if (!problem) return;
  const missing = asked.filter((version) => !version.timestamp).length;
  console.error(
    `\n${problem}\n${missing} of ${asked.length} timestamps are missing. To add them later, run this again.`,
  );
  process.exitCode = 1;
}

/** A recorded text, and the facts that it shows, can never be edited: nothing is recorded while they, or the policy, have mistakes. */
const isOfTexts = (file: string): boolean => /^content\/(legal\/|(site|policy)\.yaml$)/.test(file);

function explainPast(versions: readonly LegalVersion[]): string {
  const names = versions.map(({ title, effectiveDate }) => `${title}: ${effectiveDate}`).join('; ');
  return `The day on which this text takes effect has passed (${names}). Set lastUpdated to today or later.
If the text really was in force from then on, record it with --allow-past; on GitHub, tick "The day has passed, and that is right".

Nothing was recorded.`;
}

if (require.main === module) void legalRecord(process.argv.slice(2));
