import { versionOn } from '../../../src/shared/version-on';

type Status = 'current' | 'superseded' | 'upcoming';

/** When one version of a document is in force. */
export interface Period {
  from: string;
  /** The last day, or null while no later version is known. */
  until: string | null;
  status: Status;
  /** Whether the site shows it on /legal: the version in force, or the first before one is. */
  shown: boolean;
}

/**
 * @param dates the days on which a document's versions take effect, oldest first
 * @param today the day as of which the site is built
 */
export function periodsOf(dates: readonly string[], today: string): Period[] {
  const current = versionOn(dates, today);
  return dates.map((from, index) => {
    const next = dates[index + 1];
    return {
      from,
      until: next ? dayBefore(next) : null,
      status: from === current ? 'current' : from > today ? 'upcoming' : 'superseded',
      shown: from === (current ?? dates[0]),
    };
  });
}

/** The day before a date of the calendar: `2024-02-29` for `2024-03-01`. */
export function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
