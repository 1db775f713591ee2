import { MONTHS } from '../../shared/months';

const NO_BREAK = '\u00a0';

/**
 * The space between a month and its day or year, between a number and its unit, and between the
 * abbreviation of a US state and a zip code. Each alternative begins with the space and looks behind it
 * only then, because a regular expression that begins with a lookbehind is slow.
 */
const SPACE_INSIDE_PAIR = new RegExp(
  ` (?=\\d)(?<=\\b(?:${MONTHS.join('|')}) )| (?<=\\d )(?=(?:business |calendar )?(?:days?|weeks?|months?|years?|percent|million|billion)\\b|[ap]\\.m\\.)| (?=\\d{5}\\b)(?<=\\b[A-Z]{2} )`,
  'g',
);

/**
 * Replaces the spaces in dates, quantities and postal addresses by no-break spaces, so that no
 * line ends there.
 *
 * @param text plain text or HTML, of which attributes are changed too
 */
export const insertNonBreakingSpaces = (text: string): string => text.replace(SPACE_INSIDE_PAIR, NO_BREAK);

const APOSTROPHE_INSIDE_WORD = /(?<=\p{L})'(?=\p{L})/gu;
/** The apostrophe of a plural, such as "the banks' filings". */
const APOSTROPHE_AFTER_PLURAL = /(?<=s)'(?= \p{L})/gu;
const OPENING_QUOTATION_MARK = /(?:^|[\s(])'/;

/**
 * Makes apostrophes typographic. In a text with single quotation marks, those after an "s" stay as they are.
 */
function typesetApostrophes(text: string): string {
  const typeset = text.replace(APOSTROPHE_INSIDE_WORD, '’');
  return OPENING_QUOTATION_MARK.test(text) ? typeset : typeset.replace(APOSTROPHE_AFTER_PLURAL, '’');
}

/**
 * Typesets each text in the fields of a document: with typographic apostrophes and no-break spaces.
 *
 * @param value the fields, which must be JSON
 * @returns a copy
 */
export const typesetFields = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, field: unknown) =>
    typeof field === 'string' ? insertNonBreakingSpaces(typesetApostrophes(field)) : field,
  ) as Value;
