import { chainEntries, hashOfEntry } from '../record/ledger';
import type { LegalVersion } from '../record/legal-version';
import type { RecordComparison } from './compare-with-record';
import { recordingDayProblem } from './recording-day-problem';

interface RecordingContext {
  /** The versions that the record in the folder has. The comparison may have used another record. */
  inFolder: readonly LegalVersion[];
  /** The names of all documents, in the order of the ledger. */
  documents: readonly string[];
  /** The day of recording, such as `2025-05-02`. */
  today: string;
}

interface RecordingPlan {
  /** All versions that the record has after the recording, in their chains. */
  versions: LegalVersion[];
  /** Why nothing can be recorded or taken back today, as a sentence; undefined when it is possible. */
  dayProblem: string | undefined;
}

/**
 * Plans what the record becomes when edited documents are recorded and announced versions are taken
 * back. Drafts of a site that isn't published are replaced. A text that is recorded again keeps its
 * day of recording, and a version keeps its timestamp while its entry in the ledger is the same.
 */
export function planRecording(
  { record, unrecorded, takenBack, facts }: Omit<RecordComparison, 'findings'>,
  { inFolder, documents, today }: RecordingContext,
): RecordingPlan {
  const remaining = facts?.unpublished ? withoutDocumentsOf(unrecorded, record.versions) : record.versions;
  const isChange = unrecorded.length > 0 || takenBack.length > 0;
  const kept = remaining.filter((version) => !takenBack.includes(version));
  const added = unrecorded.map((version) => ({
    ...version,
    recorded: recordingDayOf(version, inFolder, kept, today),
  }));
  const chained = chainEntries([...kept, ...added], documents);
  return {
    versions: withTimestamps(chained, [...record.versions, ...inFolder]),
    dayProblem: isChange ? recordingDayProblem(today, remaining) : undefined,
  };
}

function withoutDocumentsOf(
  redrafted: readonly LegalVersion[],
  versions: readonly LegalVersion[],
): LegalVersion[] {
  const names = new Set(redrafted.map(({ documentName }) => documentName));
  return versions.filter(({ documentName }) => !names.has(documentName));
}

/**
 * @param kept the versions that were recorded before
 * @returns today for a new text. A text that the folder already has keeps its day of recording, and gets none
 *   if it has none there; if nothing can have been recorded on that day, it is today.
 */
function recordingDayOf(
  { sha256 }: LegalVersion,
  inFolder: readonly LegalVersion[],
  kept: readonly LegalVersion[],
  today: string,
): string | undefined {
  const sameText = inFolder.find((version) => version.sha256 === sha256);
  if (!sameText) return today;
  const { recorded } = sameText;
  const isImpossible = recorded !== undefined && recordingDayProblem(recorded, kept) !== undefined;
  return isImpossible ? today : recorded;
}

/**
 * @param earlier versions of earlier records
 * @returns the versions, each with the earlier timestamp that is about the same entry of the ledger, if
 *   there is one
 */
function withTimestamps(versions: readonly LegalVersion[], earlier: readonly LegalVersion[]): LegalVersion[] {
  const timestamps = earlier.flatMap(({ timestamp }) => timestamp ?? []);
  return versions.map((version) => {
    const hash = hashOfEntry(version);
    return { ...version, timestamp: timestamps.find(({ entryHash }) => entryHash === hash) ?? null };
  });
}
