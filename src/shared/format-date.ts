const LONG_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * @param date such as `2025-05-02`
 * @returns the date in words, such as `May 2, 2025`; the visitor's time zone doesn't change it
 */
export const formatDate = (date: string): string => LONG_FORMAT.format(new Date(`${date}T00:00:00Z`));

/** Puts non-breaking spaces into the dates of a text, so that a line never ends between month and day. */
export const keepDatesOnOneLine = (text: string): string => text.replace(/ (?=\d+,)/g, '\u00a0');
