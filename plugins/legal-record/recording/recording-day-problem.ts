import { DAY_IN_MILLISECONDS, dayOf } from '../../shared/text/days';
import type { LedgerEntry } from '../record/ledger';

/**
 * Judges whether a version can have been recorded on a day. The ledger keeps that day forever, so a wrong
 * clock must not write to it.
 *
 * @param day such as `2025-05-02`
 * @param earlier the entries that were recorded before
 * @param now the real time
 * @returns why nothing can have been recorded on that day, as a sentence; undefined when it is possible
 */
export function recordingDayProblem(
  day: string,
  earlier: readonly Pick<LedgerEntry, 'recorded'>[],
  now = new Date(),
): string | undefined {
  // In time zones ahead of UTC, the next day may have begun.
  const latest = dayOf(now.getTime() + DAY_IN_MILLISECONDS);
  if (day > latest) {
    return `The day of recording, ${day}, has not come: today is ${dayOf(now.getTime())} (UTC).`;
  }
  // If a recorded day in the future, which is a mistake, counted, nothing could be recorded until that day.
  const earlierDays = earlier.flatMap(({ recorded }) => (recorded && recorded <= latest ? recorded : []));
  const newestRecording = earlierDays.sort().at(-1) ?? '';
  if (day < newestRecording) {
    return `The day of recording, ${day}, is before ${newestRecording}, the day of the newest recording.`;
  }
  return undefined;
}
