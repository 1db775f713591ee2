import { DAY_IN_MILLISECONDS } from '../../plugins/shared/days';

/** The facts of the launch in content/site.yaml. */
export type LaunchFacts = {
  /** When the service launches, in words, such as `mid-May 2025`. */
  launch: string;
  /** The last day on which `launch` is still true, such as `2025-05-31`. */
  launchBy: string;
  /** The quarter that the first issue covers, such as `2025-Q1`. */
  firstReport: string;
};

/** Most banks must file a Call Report within 30 days after the quarter ends. */
export const DAYS_TO_FILE = 30;

/**
 * @param firstReport a quarter, such as `2025-Q1`
 * @returns its year, its number from 1 to 4, its last day, and the day on which its filings are due
 */
export function quarterDates(firstReport: string) {
  const year = Number(firstReport.slice(0, 4));
  const quarter = Number(firstReport.slice(-1));
  const daysAfterEnd = (days: number) =>
    new Date(Date.UTC(year, quarter * 3, days)).toISOString().slice(0, 10);
  return { year, quarter, end: daysAfterEnd(0), filingsDue: daysAfterEnd(DAYS_TO_FILE) };
}

/** The day of the month that a drawing shows for a part of the month. */
const DAY_OF_PART: Readonly<Record<string, string>> = { early: '05', mid: '15', late: '25' };

/**
 * @returns the day that a drawing shows for a launch such as "mid-May 2025"; for a launch that
 *   names no part of a month, the last possible day
 */
function estimateLaunchDay({ launch, launchBy }: LaunchFacts): string {
  const [part = ''] = /\b(?:early|mid|late)\b/i.exec(launch) ?? [];
  const day = DAY_OF_PART[part.toLowerCase()];
  return day ? `${launchBy.slice(0, 'YYYY-MM'.length)}-${day}` : launchBy;
}

/**
 * Measures the time from the end of the quarter to the first issue, for a drawing to scale.
 *
 * @param facts facts that the content check has accepted
 * @returns two spans in days; each is at least 1
 */
export function launchSpans(facts: LaunchFacts): { quarterEndToFilings: number; filingsToIssue: number } {
  const { filingsDue } = quarterDates(facts.firstReport);
  const reading = (Date.parse(estimateLaunchDay(facts)) - Date.parse(filingsDue)) / DAY_IN_MILLISECONDS;
  return { quarterEndToFilings: DAYS_TO_FILE, filingsToIssue: Math.max(1, reading) };
}
