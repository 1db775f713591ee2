/** The language and the region of the texts, whose dates and amounts are written as is usual there. */
export const LOCALE = 'en-US';

/** The language of the texts, for the attribute `lang`. */
export const LANGUAGE = new Intl.Locale(LOCALE).language;
