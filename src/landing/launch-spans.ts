import { DAY_IN_MILLISECONDS } from '../../plugins/shared/days';
import { DAYS_TO_FILE, quarterDates, type LaunchFacts } from '../shared/launch-dates';

/** Two spans in days. */
export interface LaunchSpans {
  quarterEndToFilings: number;
  filingsToIssue: number;
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
 * @returns spans of at least one day
 */
export function launchSpans(facts: LaunchFacts): LaunchSpans {
  const { filingsDue } = quarterDates(facts.firstReport);
  const reading = (Date.parse(estimateLaunchDay(facts)) - Date.parse(filingsDue)) / DAY_IN_MILLISECONDS;
  return { quarterEndToFilings: DAYS_TO_FILE, filingsToIssue: Math.max(1, reading) };
}
