export { formatDate } from '../../plugins/shared/format-date';

/** Puts non-breaking spaces into the dates of a text, so that a line never ends between month and day. */
export const keepDatesOnOneLine = (text: string): string => text.replace(/ (?=\d+,)/g, '\u00a0');
