const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * @param date as in front matter, `2025-05-02`
 * @returns as in prose, `May 2, 2025`, whatever the time zone of the machine
 */
export const formatDate = (date: string): string => LONG.format(new Date(`${date}T00:00:00Z`));

/** The same dates within a text, with no line's end between month and day. */
export const keepDates = (text: string): string => text.replace(/ (?=\d+,)/g, '\u00a0');
