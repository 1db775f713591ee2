import { formatDate as formatPlainDate } from '../../plugins/shared/format-date';

/**
 * Formats a date for a page. Messages, which are plain text, have the function of plugins/shared.
 *
 * @param date such as `2025-05-02`
 * @returns such as `May 2, 2025`, in every time zone; a no-break space keeps month and day on one line
 */
export const formatDate = (date: string): string => formatPlainDate(date).replace(' ', '\u00a0');
