import type { LedgerEntry } from './ledger';

/** No record is older than this code. */
const PROJECT_START = '2025-01-01';

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Judges a day on which a version is said to have been recorded. The ledger keeps it for ever, so a wrong clock must not
 * get into it.
 *
 * @param day such as `2025-05-02`
 * @param earlier the entries that were recorded before
 * @param now the real time; a day more is accepted, because somewhere the next day has begun
 * @returns why it cannot be the day of recording, in a sentence; undefined where it can be
 */
export function recordingDayProblem(
  day: string,
  earlier: readonly Pick<LedgerEntry, 'recorded'>[],
  now = new Date(),
): string | undefined {
  const latest = dayOf(now.getTime() + DAY);
  if (day > latest)
    return `The day of recording, ${day}, has not come: today is ${dayOf(now.getTime())} (UTC).`;
  // A day that has not come is no bound: it would keep every later version from being recorded.
  const days = earlier.flatMap(({ recorded }) => (recorded && recorded <= latest ? [recorded] : []));
  const earliest = [PROJECT_START, ...days].sort().at(-1) ?? PROJECT_START;
  if (day >= earliest) return undefined;
  const reason = days.includes(earliest) ? 'the day of the newest recording' : 'and no record is so old';
  return `The day of recording, ${day}, is before ${earliest}, ${reason}.`;
}
