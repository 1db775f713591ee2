import { formatDate } from '../../plugins/shared/text/format-date';

/**
 * Formats a date for a page. Messages, which are plain text, have `formatDate` of plugins/shared.
 *
 * @param date such as `2025-05-02`
 * @returns such as `May 2, 2025`, in every time zone; a no-break space keeps month and day on one line
 */
export const formatDateForPage = (date: string): string => formatDate(date).replace(' ', '\u00a0');
