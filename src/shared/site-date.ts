/**
 * The day for which the site is built: SITE_DATE when it is set, otherwise today in UTC.
 *
 * @returns YYYY-MM-DD
 * @throws Error when SITE_DATE is not a date of the calendar
 */
export function siteDate(date = process.env['SITE_DATE'], now = new Date()): string {
  if (!date) return now.toISOString().slice(0, 10);
  const parsed = new Date(date);
  // 2025-02-30 parses as a day of March.
  if (!Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === date) return date;
  throw new Error(
    `SITE_DATE is "${date}". It must be a real date written as YYYY-MM-DD, for instance 2025-06-01.`,
  );
}
