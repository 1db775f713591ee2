import * as z from 'zod';
import { FILE_START, formatDate, reportTo, type Finding } from '../mdx-content';
import { hashOfEntry, ledgerFile, ofDocument, type LedgerEntry } from './ledger';
import type { LegalVersion } from './legal-version';
import type { RecordFacts } from './options';
import type { LegalRecord } from './read-record';
import { RESTORE } from './record-folder';
import { LEDGER, RECORD } from './record-paths';
import { recordingDayProblem } from './recording-day';

/** The schema of the ledger that visitors know, of any format: the published one, or that of the main branch. */
export const knownLedger = z.looseObject({
  entries: ledgerFile.shape.entries,
  /** By the hash of an entry. */
  timestamps: z.record(z.string(), z.unknown()).default({}),
  /** The site had not been published yet, so no visitor knows these versions. */
  unpublished: z.boolean().optional(),
});

type KnownLedger = z.infer<typeof knownLedger>;

const RECORD_AGAIN = `Record it again with the right day: git fetch && npm run legal:record -- --base origin/main. On GitHub: Actions → Record → Run workflow, on this branch. Drafts that are on main already: delete content/${RECORD}, and run npm run legal:record.`;

/**
 * Compares the record with the one that visitors know: what was in force can neither change nor go. A version whose day
 * has not come may be withdrawn. What visitors do not know yet must have been recorded on a plausible day.
 *
 * @param facts those of site.yaml, where they are valid
 * @param source where the known ledger is, in a sentence, for instance `origin/main`
 * @param today the day that decides what was in force, `2025-05-02`
 * @param now the real time
 */
export function compareRecords(
  { versions }: LegalRecord,
  facts: RecordFacts | undefined,
  known: KnownLedger,
  source: string,
  today: string,
  now = new Date(),
): Finding[] {
  const findings: Finding[] = [];
  const report = (file: string, message: string, help: string) =>
    reportTo(findings, file)(FILE_START, { rule: 'record-published', message, help });
  const entries = known.unpublished ? [] : known.entries;
  const hashes = new Set(entries.map(hashOfEntry));
  for (const version of versions) {
    if (!version.recorded || hashes.has(hashOfEntry(version))) continue;
    const problem = recordingDayProblem(version.recorded, entries, now);
    if (!problem) continue;
    const name = `the version of ${formatDate(version.version)} of "${version.document}"`;
    report(`content/${RECORD}/${LEDGER}`, `${name} has an impossible day. ${problem}`, RECORD_AGAIN);
  }
  if (known.unpublished) return findings;
  if (facts?.unpublished) {
    report(
      'content/site.yaml',
      `"unpublished" is back, and the site is published in ${source}`,
      'Delete the line that begins with "unpublished": what visitors have read cannot become a draft again.',
    );
  }
  for (const entry of known.entries) {
    if (entry.version > today) continue;
    const change = changeOf(entry, versions, known);
    if (!change) continue;
    report(
      `content/${RECORD}/${LEDGER}`,
      `THE PUBLISHED RECORD WAS CHANGED: the version of ${formatDate(entry.version)} of "${entry.document}" ${change}; it is or was in force in ${source}`,
      RESTORE,
    );
  }
  return findings;
}

/** @returns what happened to a known version, as the end of a sentence; undefined when it is as it was */
function changeOf(
  entry: LedgerEntry,
  versions: readonly LegalVersion[],
  { timestamps }: KnownLedger,
): string | undefined {
  const hash = hashOfEntry(entry);
  const version = ofDocument(versions, entry.document).find(({ version: day }) => day === entry.version);
  if (!version) return 'is missing';
  if (hashOfEntry(version) !== hash) return 'was changed';
  if (timestamps[hash] && !version.timestamp) return 'has lost its timestamp';
  return undefined;
}
