/**
 * The language and the region of the texts, whose dates and amounts are written as is usual there. It isn't
 * an option, because the plugins write and check US English. In another language, they would need other words
 * of their own, such as the title of the feed, and other words to look for, such as the names of months.
 */
export const LOCALE = 'en-US';

/** The language of the texts, for the attribute `lang`. */
export const LANGUAGE = new Intl.Locale(LOCALE).language;
