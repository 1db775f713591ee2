const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @param date `2025-05-02`; the result is `May 2, 2025`, in any time zone */
export const formatDate = (date: string): string => LONG.format(new Date(`${date}T00:00:00Z`));

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The English names of the months, January first. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  MONTH.format(new Date(Date.UTC(2025, month, 1))),
);
