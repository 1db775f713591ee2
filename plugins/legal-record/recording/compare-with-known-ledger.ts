import * as z from 'zod';
import { contentPath, SITE_FACTS_FILE } from '../../mdx-content';
import { FILE_START, reportTo, type Finding } from '../../shared/text/finding';
import { formatDate } from '../../shared/text/format-date';
import type { RecordAdvice } from '../options';
import { entriesOfDocument, hashOfEntry, ledgerEntries, type LedgerEntry } from '../record/ledger';
import type { LegalVersion } from '../record/legal-version';
import type { OwnFacts } from '../record/own-facts';
import type { LegalRecord } from '../record/read-record';
import { LEDGER_CONTENT_PATH } from '../record/record-paths';
import { recordingDayProblem } from './recording-day-problem';

/**
 * The schema of the ledger that visitors know: the published one, or the one on the main branch. It
 * accepts every format that was ever published.
 */
export const knownLedger = z.looseObject({
  entries: ledgerEntries,
  /** The keys are the hashes of the entries that have a timestamp. */
  timestamps: z.record(z.string(), z.unknown()).default({}),
  /** True when the site wasn't public yet: its versions were drafts, which no visitor knows. */
  unpublished: z.boolean().optional(),
});

export type KnownLedger = z.infer<typeof knownLedger>;

interface ComparisonOptions {
  /** The facts of site.yaml; undefined when they have a mistake. */
  facts: OwnFacts | undefined;
  advice: RecordAdvice;
  /** The place of the known ledger in messages, such as `origin/main`. */
  source: string;
  /** The known versions that take effect by this day, such as `2025-05-02`, can't change any more. */
  today: string;
  /** The real time. No version can have been recorded after it. */
  now?: Date;
}

/**
 * Compares the record with the ledger that visitors know. A version that is or was in force can neither
 * change nor go. An announced one may change or be taken back. A version that visitors don't know yet must
 * have a day on which it can have been recorded.
 */
export function compareWithKnownLedger(
  { versions }: LegalRecord,
  known: KnownLedger,
  { facts, advice, source, today, now = new Date() }: ComparisonOptions,
): Finding[] {
  const findings: Finding[] = [];
  const report = (file: string, message: string, help: string) =>
    reportTo(findings, file)(FILE_START, { rule: 'record-published', message, help });
  const ledger = contentPath(LEDGER_CONTENT_PATH);

  const knownEntries = known.unpublished ? [] : known.entries;
  for (const { version, problem } of findImpossibleDays(versions, knownEntries, now)) {
    const name = `the version of ${formatDate(version.effectiveDate)} of "${version.documentName}"`;
    report(ledger, `${name} has an impossible day of recording`, `${problem} ${advice.correctDay}`);
  }
  if (!known.unpublished && facts?.unpublished) {
    report(
      contentPath(SITE_FACTS_FILE),
      `"unpublished" is back, and the site is public in ${source}`,
      'Delete the line that begins with "unpublished": what visitors have read cannot become a draft again.',
    );
  }
  for (const entry of knownEntries) {
    const isAnnounced = entry.effectiveDate > today;
    if (isAnnounced) continue;
    const change = describeChange(entry, versions, known);
    if (!change) continue;
    report(
      ledger,
      `THE PUBLISHED RECORD WAS CHANGED: the version of ${formatDate(entry.effectiveDate)} of "${entry.documentName}" ${change}; it is or was in force in ${source}`,
      advice.restore,
    );
  }
  return findings;
}

/** Finds new versions that can't have been recorded on their day of recording. */
function findImpossibleDays(
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
function describeChange(
  entry: LedgerEntry,
  versions: readonly LegalVersion[],
  { timestamps }: KnownLedger,
): string | undefined {
  const hash = hashOfEntry(entry);
  const version = entriesOfDocument(versions, entry.documentName).find(
    ({ effectiveDate }) => effectiveDate === entry.effectiveDate,
  );
  if (!version) return 'is missing';
  if (hashOfEntry(version) !== hash) return 'was changed';
  if (timestamps[hash] && !version.timestamp) return 'has lost its timestamp';
  return undefined;
}
