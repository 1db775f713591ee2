/**
 * The language and the region of the texts, whose dates and amounts are written as is usual there. It is the
 * only fact of this site that plugins aren't given as an option: another site changes it here.
 */
export const LOCALE = 'en-US';

/** The language of the texts, for the attribute `lang`. */
export const LANGUAGE = new Intl.Locale(LOCALE).language;
