import { LOCALE } from './language';

const LONG_FORMAT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/**
 * @param date such as `2025-05-02`
 * @returns such as `May 2, 2025`, in every time zone
 */
export const formatDate = (date: string): string => LONG_FORMAT.format(new Date(`${date}T00:00:00Z`));
