/**
 * The language and the region of the texts, whose dates and amounts are written as is usual there. It is no
 * option, because the plugins write and check US English: with another language, their own words, such as the
 * title of the feed, and the words that they look for, such as the names of months and numbers, change too.
 */
export const LOCALE = 'en-US';

/** The language of the texts, for the attribute `lang`. */
export const LANGUAGE = new Intl.Locale(LOCALE).language;
