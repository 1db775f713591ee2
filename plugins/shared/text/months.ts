import { LOCALE } from './language';

const MONTH_FORMAT = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });

/** The English names of the months, January first. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  MONTH_FORMAT.format(new Date(Date.UTC(2025, month, 1))),
);
