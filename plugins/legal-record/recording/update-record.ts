import { contentPath, SITE_FACTS_FILE } from '../../mdx-content';
import { formatFinding, isError, type Finding } from '../../shared/text/finding';
import type { RecordAdvice } from '../options';
import type { LegalVersion } from '../record/legal-version';
import { readRecord, verifyRecord, type LegalRecord } from '../record/read-record';
import { writeRecord, type RecordFiles } from '../record/record-folder';
import { LEGAL_FOLDER } from '../record/record-paths';
import { SOLVED_BY_RECORDING } from '../record/record-rules';
import { requestTimestamps } from '../timestamp/request-timestamp';
import type { Timestamp } from '../timestamp/verify-timestamp';
import { newestOf, type RecordComparison } from './compare-with-record';
import { planRecording } from './plan-recording';

interface RecordingOptions {
  /** The folder `content`. */
  contentRoot: string;
  /** The names of all documents, in the order of the ledger. */
  documents: readonly string[];
  /** Checks the content and compares the edited documents with a record. */
  check: (record: LegalRecord) => Promise<RecordComparison>;
  /**
   * Files below the project's root, besides the legal documents and the facts, whose mistakes keep a text
   * from being recorded.
   */
  furtherFiles: readonly string[];
  advice: RecordAdvice;
  /** The day of recording, such as `2025-05-02`. */
  today: string;
  /** The record that the recording starts from; undefined when it is the one in the folder. */
  base: RecordFiles | undefined;
  /** Whether a text is recorded although the day on which it takes effect has passed. */
  allowsPast: boolean;
  /** The address of the authority that is asked for timestamps; undefined when none is asked. */
  authority: string | undefined;
}

export interface Recording {
  /** Whether the record in the folder was changed. */
  isChanged: boolean;
  recorded: LegalVersion[];
  /** The announced versions that were taken back. */
  takenBack: LegalVersion[];
  /** Warnings and notes about the recorded texts. */
  remarks: Finding[];
  /** The timestamps that versions got. */
  timestamps: Timestamp[];
  /** Why timestamps are missing, as a sentence, and how many are; undefined when nothing went wrong. */
  timestampProblem: { message: string; missing: number } | undefined;
}

/**
 * Records each edited document that differs from its newest recorded version, and takes back announced
 * ones. Missing timestamps don't keep anything from being recorded.
 *
 * @throws Error with the reason when nothing can be recorded
 */
export async function updateRecord(options: RecordingOptions): Promise<Recording> {
  const { contentRoot, documents, advice, today, base, authority } = options;
  const recordInFolder = readRecord(contentRoot, documents, advice);
  const comparison = await options.check(base ? verifyRecord(base, documents, advice) : recordInFolder);
  const remarks = comparison.findings.filter((finding) => isAboutRecordedText(finding, options.furtherFiles));
  refuseMistakes(remarks);
  if (!options.allowsPast) refusePassedDates(comparison, options);
  const plan = planRecording(comparison, { inFolder: recordInFolder.versions, documents, today });
  if (plan.dayProblem) throw refusal(`${plan.dayProblem} ${advice.correctClock}`);

  const { versions, added, problem } = authority
    ? await requestTimestamps(plan.versions, authority)
    : { versions: plan.versions, added: [], problem: undefined };
  const missing = versions.filter(({ timestamp }) => !timestamp).length;
  return {
    isChanged: writeRecord(contentRoot, versions, documents),
    recorded: comparison.unrecorded,
    takenBack: comparison.takenBack,
    remarks,
    timestamps: added,
    timestampProblem: problem === undefined ? undefined : { message: problem, missing },
  };
}

/**
 * Tells whether a finding is about a text that is recorded, or a fact that it shows, or is in a further file,
 * such as a policy that texts follow. None of these can be corrected once the text is recorded.
 */
function isAboutRecordedText({ file, rule }: Finding, furtherFiles: readonly string[]): boolean {
  if (SOLVED_BY_RECORDING.includes(rule)) return false;
  const sharedFiles = [contentPath(SITE_FACTS_FILE), ...furtherFiles];
  return sharedFiles.includes(file) || file.startsWith(`${contentPath(LEGAL_FOLDER)}/`);
}

const refusal = (reason: string) => new Error(`${reason}\n\nNothing was recorded.`);

function refuseMistakes(findings: readonly Finding[]): void {
  const errors = findings.filter(isError);
  if (errors.length > 0) throw refusal(errors.map(formatFinding).join('\n'));
}

/** @throws Error when a text that replaces a published one would take effect before today */
function refusePassedDates(
  { record, unrecorded, facts }: RecordComparison,
  { today, advice }: Pick<RecordingOptions, 'today' | 'advice'>,
): void {
  if (facts?.unpublished) return;
  const passed = unrecorded.filter(
    ({ documentName, effectiveDate }) => effectiveDate < today && newestOf(record, documentName),
  );
  if (passed.length === 0) return;
  const names = passed.map(({ title, effectiveDate }) => `${title}: ${effectiveDate}`).join('; ');
  throw refusal(
    `The day on which this text takes effect has passed (${names}). Set lastUpdated to today or later.\n${advice.allowPast}`,
  );
}
