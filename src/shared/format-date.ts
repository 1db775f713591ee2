const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * @param date as in front matter, `2025-05-02`
 * @returns as in prose, `May 2, 2025`, in any time zone
 */
export const formatDate = (date: string): string => LONG.format(new Date(`${date}T00:00:00Z`));

/** Puts non-breaking spaces into the dates of a text: `May 2, 2025` does not wrap between month and day. */
export const keepDates = (text: string): string => text.replace(/ (?=\d+,)/g, '\u00a0');
