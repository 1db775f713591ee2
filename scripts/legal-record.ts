import { parseArgs } from 'node:util';
import { POLICY_FILE } from '../plugins/content-check';
import { RECORD_FOLDER, updateRecord, type Recording } from '../plugins/legal-record';
import { CONTENT_FOLDER, contentPath } from '../plugins/mdx-content';
import { messageWithField } from '../plugins/shared/text/finding';
import { messageOf } from '../plugins/shared/text/message-of';
import { settingsWithoutVariables } from '../config/environment/check-settings';
import { readSiteDate } from '../config/environment/read-site-date';
import { RECORD_ADVICE } from '../config/legal-record/record-advice';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { checkContentAndRecord } from './support/check-content-and-record';
import { recordOfCommit } from './support/git';
import { runCommand } from './support/run-command';

const USAGE = `Usage: npm run legal:record [-- <options>]
Records each legal document that differs from its newest recorded version. One that is the version in force again takes
back those that were announced. While content/site.yaml says "unpublished: true", the texts are drafts, and each is
recorded as the first version.
  --base <commit>  starts from the record of this commit, such as origin/main, instead of the one in the folder: a text
                   that changed after it was recorded on a branch is recorded again
  --allow-past     records a text although its day has passed
LEGAL_TSA_URL names the timestamp authority (RFC 3161) that is asked for each version without a timestamp.`;

/**
 * The command: it never asks, and sets the exit code to 1 when anything couldn't be recorded.
 *
 * @param args the arguments after `npm run legal:record --`
 */
export const legalRecord = (args: string[]): Promise<void> => runCommand(() => recordEditedDocuments(args));

/** @throws Error with the usage when there is another option */
function readOptions(args: string[]) {
  const options = { base: { type: 'string' }, 'allow-past': { type: 'boolean' } } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${messageOf(error)}\n${USAGE}`);
  }
}

async function recordEditedDocuments(args: string[]): Promise<void> {
  const { base, 'allow-past': allowsPast = false } = readOptions(args);
  const today = readSiteDate();
  const recording = await updateRecord({
    contentRoot: CONTENT_FOLDER,
    documents: LEGAL_DOCUMENT_NAMES,
    check: (record) => checkContentAndRecord(CONTENT_FOLDER, settingsWithoutVariables(today), record),
    // The policy has the rules that legal texts follow.
    furtherFiles: [contentPath(POLICY_FILE)],
    advice: RECORD_ADVICE,
    today,
    base: base === undefined ? undefined : recordOfCommit(base),
    allowsPast,
    authority: process.env['LEGAL_TSA_URL'] || undefined,
  });

  const { isChanged, remarks, timestamps, timestampProblem } = recording;
  printChanges(recording);
  for (const remark of remarks) console.log(`  Note: ${messageWithField(remark)}. ${remark.help}`);
  for (const { time, authority } of timestamps) console.log(`Timestamp of ${time} by ${authority}`);
  if (isChanged) {
    console.log(`\nRecorded. Keep ${contentPath(RECORD_FOLDER)} together with the texts: commit both.`);
  } else if (!timestampProblem) {
    console.log('All legal documents are recorded; nothing to do.');
  }
  if (timestampProblem) {
    const { message, missing } = timestampProblem;
    console.error(
      `\n${message}\n${missing} of ${missing + timestamps.length} timestamps are missing. To add them later, run this again.`,
    );
    process.exitCode = 1;
  }
}

function printChanges({ recorded, takenBack }: Recording): void {
  for (const { title, effectiveDate, changeNote, sha256 } of recorded) {
    console.log(`\n${title}, version ${effectiveDate}: ${changeNote}\n  SHA-256 ${sha256}`);
  }
  for (const { title, effectiveDate } of takenBack) {
    console.log(`\n${title}, version ${effectiveDate}: taken back before its day.`);
  }
}

if (require.main === module) void legalRecord(process.argv.slice(2));
