/** The facts of the launch in content/site.yaml. */
export type LaunchFacts = {
  /** When the service launches, in words: `mid-May 2025`. */
  launch: string;
  /** The last day on which `launch` is true, `2025-05-31`. */
  launchBy: string;
  /** The quarter that the first issue covers, `2025-Q1`. */
  firstReport: string;
};

/** Most banks must file a Call Report within 30 days after the quarter ends. */
export const DAYS_TO_FILE = 30;

export const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The year and the number of a quarter such as `2025-Q1`, its last day and the day when its filings are due. */
export function quarterDates(firstReport: string) {
  const year = Number(firstReport.slice(0, 4));
  const quarter = Number(firstReport.slice(-1));
  const dayAfterEnd = (days: number) =>
    new Date(Date.UTC(year, quarter * 3, days)).toISOString().slice(0, 10);
  return { year, quarter, end: dayAfterEnd(0), filingsDue: dayAfterEnd(DAYS_TO_FILE) };
}

/** The day of the month that stands for a part of it. */
const DAY_OF_MONTH: Readonly<Record<string, string>> = { early: '05', mid: '15', late: '25' };

/** The day on a drawing for a launch such as "mid-May 2025"; the last possible day where it names no part of a month. */
function estimateLaunchDay({ launch, launchBy }: LaunchFacts): string {
  const [part = ''] = /\b(?:early|mid|late)\b/i.exec(launch) ?? [];
  const day = DAY_OF_MONTH[part.toLowerCase()];
  return day ? `${launchBy.slice(0, 'YYYY-MM'.length)}-${day}` : launchBy;
}

/**
 * Measures the way to the first issue, for a drawing in proportion.
 *
 * @param facts those of a valid content/site.yaml
 * @returns two spans in days, each at least 1
 */
export function launchSpans(facts: LaunchFacts): { quarterEndToFilings: number; filingsToIssue: number } {
  const { filingsDue } = quarterDates(facts.firstReport);
  const reading = (Date.parse(estimateLaunchDay(facts)) - Date.parse(filingsDue)) / DAY_IN_MILLISECONDS;
  return { quarterEndToFilings: DAYS_TO_FILE, filingsToIssue: Math.max(1, reading) };
}
