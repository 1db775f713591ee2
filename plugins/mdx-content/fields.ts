import * as z from 'zod';

/** The schema of a text that isn't empty. */
export const text = z.string().trim().min(1, 'must not be empty');

/**
 * The schema of a date, written as YYYY-MM-DD. A date before the year 1000 is refused as a typing mistake:
 * the date fields of browsers make the year 0025 of "25".
 */
export const date = z.iso
  .date({ error: 'must be a day of the calendar, as year, month and day, such as 2025-05-02', abort: true })
  .refine((isoDate) => isoDate >= '1000', 'must have the whole year, such as 2025-05-02');
