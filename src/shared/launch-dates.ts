import { dayOf } from '../../plugins/shared/text/days';

/** Most banks must file a Call Report within 30 days after the quarter ends. */
export const DAYS_TO_FILE = 30;

/**
 * @param firstReport a quarter, such as `2025-Q1`
 * @returns its year, its number from 1 to 4, its last day, and the day on which its filings are due
 */
export function quarterDates(firstReport: string) {
  const year = Number(firstReport.slice(0, 4));
  const quarter = Number(firstReport.slice(-1));
  const daysAfterEnd = (days: number) => dayOf(Date.UTC(year, quarter * 3, days));
  return { year, quarter, end: daysAfterEnd(0), filingsDue: daysAfterEnd(DAYS_TO_FILE) };
}
