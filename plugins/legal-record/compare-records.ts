import * as z from 'zod';
import { contentPath, SITE_FACTS_FILE } from '../mdx-content';
import { FILE_START, reportTo, type Finding } from '../shared/finding';
import { formatDate } from '../shared/format-date';
import { entriesOfDocument, hashOfEntry, ledgerEntries, type LedgerEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import type { RecordAdvice } from './options';
import type { LegalRecord } from './read-record';
import type { RecordFacts } from './record-facts';
import { HOW_TO_RESTORE } from './record-folder';
import { LEDGER_CONTENT_PATH } from './record-paths';
import { recordingDayProblem } from './recording-day';

/**
 * The schema of a ledger that visitors know: the published one, or that of the main branch. It
 * accepts every format that was ever published.
 */
export const knownLedger = z.looseObject({
  entries: ledgerEntries,
  /** The timestamps by the hashes of their entries. Only whether an entry has one matters. */
  timestamps: z.record(z.string(), z.unknown()).default({}),
  /** The site had not been published yet, so no visitor knows these versions. */
  unpublished: z.boolean().optional(),
});

export type KnownLedger = z.infer<typeof knownLedger>;

interface ComparisonOptions {
  /** The facts of site.yaml; undefined when they have a mistake. */
  facts: RecordFacts | undefined;
  advice: RecordAdvice;
  /** The name by which messages call the place of the known ledger, such as `origin/main`. */
  source: string;
  /** The day that decides which known versions were in force, such as `2025-05-02`. */
  today: string;
  /** The real time, which bounds the days of recording. */
  now?: Date;
}

/**
 * Compares the record with the ledger that visitors know. A version that was in force can neither
 * change nor go; one whose day has not come may be withdrawn. A version that visitors don't know
 * yet must have a plausible day of recording.
 */
export function compareRecords(
  { versions }: LegalRecord,
  known: KnownLedger,
  { facts, advice, source, today, now = new Date() }: ComparisonOptions,
): Finding[] {
  const findings: Finding[] = [];
  const report = (file: string, message: string, help: string) =>
    reportTo(findings, file)(FILE_START, { rule: 'record-published', message, help });
  const ledger = contentPath(LEDGER_CONTENT_PATH);

  const knownEntries = known.unpublished ? [] : known.entries;
  for (const { version, problem } of impossibleRecordingDays(versions, knownEntries, now)) {
    const name = `the version of ${formatDate(version.effectiveDate)} of "${version.document}"`;
    report(ledger, `${name} has an impossible day. ${problem}`, advice.correctDay);
  }
  if (!known.unpublished && facts?.unpublished) {
    report(
      contentPath(SITE_FACTS_FILE),
      `"unpublished" is back, and the site is public in ${source}`,
      'Delete the line that begins with "unpublished": what visitors have read cannot become a draft again.',
    );
  }
  for (const entry of knownEntries) {
    const change = changeOf(entry, versions, known);
    const wasInForce = entry.effectiveDate <= today;
    if (!wasInForce || !change) continue;
    report(
      ledger,
      `THE PUBLISHED RECORD WAS CHANGED: the version of ${formatDate(entry.effectiveDate)} of "${entry.document}" ${change}; it is or was in force in ${source}`,
      HOW_TO_RESTORE,
    );
  }
  return findings;
}

/**
 * Finds the versions that visitors don't know and that cannot have been recorded on the day that
 * they state.
 */
function impossibleRecordingDays(
  versions: readonly LegalVersion[],
  knownEntries: readonly LedgerEntry[],
  now: Date,
): { version: LegalVersion; problem: string }[] {
  const knownHashes = new Set(knownEntries.map(hashOfEntry));
  return versions.flatMap((version) => {
    if (!version.recorded || knownHashes.has(hashOfEntry(version))) return [];
    const problem = recordingDayProblem(version.recorded, knownEntries, now);
    return problem ? { version, problem } : [];
  });
}

/** @returns what happened to a known version, as the end of a sentence; undefined when it is unchanged */
function changeOf(
  entry: LedgerEntry,
  versions: readonly LegalVersion[],
  { timestamps }: KnownLedger,
): string | undefined {
  const hash = hashOfEntry(entry);
  const version = entriesOfDocument(versions, entry.document).find(
    ({ effectiveDate }) => effectiveDate === entry.effectiveDate,
  );
  if (!version) return 'is missing';
  if (hashOfEntry(version) !== hash) return 'was changed';
  if (timestamps[hash] && !version.timestamp) return 'has lost its timestamp';
  return undefined;
}
