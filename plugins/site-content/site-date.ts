import { z } from 'zod';

const calendarDate = z.iso.date();

/**
 * The day as of which the site is built: SITE_DATE where it is set, else today in UTC.
 *
 * @throws Error when SITE_DATE is not a date of the calendar
 */
export function siteDate(asked = process.env['SITE_DATE'], now = new Date()): string {
  if (!asked) return now.toISOString().slice(0, 10);
  if (calendarDate.safeParse(asked).success) return asked;
  throw new Error(
    `SITE_DATE is "${asked}". It must be a real date written as YYYY-MM-DD, for instance 2025-06-01.`,
  );
}
