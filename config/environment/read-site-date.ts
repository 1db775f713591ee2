import { dayOf } from '../../plugins/shared/text/days';

/**
 * Tells the day for which the site is built. The variable SITE_DATE sets it; otherwise it is today in UTC.
 *
 * @returns the day as YYYY-MM-DD
 * @throws Error when SITE_DATE isn't a date of the calendar
 */
export function readSiteDate(environment: NodeJS.ProcessEnv = process.env, now = new Date()): string {
  const date = environment['SITE_DATE'];
  if (!date) return dayOf(now.getTime());
  const time = Date.parse(date);
  // JavaScript reads 2025-02-30 as a day in March, which is another date.
  if (!Number.isNaN(time) && dayOf(time) === date) return date;
  throw new Error(
    `SITE_DATE is "${date}". It must be a real date written as YYYY-MM-DD, for instance 2025-06-01.`,
  );
}
