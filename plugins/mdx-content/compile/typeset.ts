import { MONTHS } from '../format-date';

const NO_BREAK = '\u00a0';

/**
 * The space between a month and its day or year, and between a number and its unit. Each alternative begins with the
 * space, because a regular expression that begins with a lookbehind is slow.
 */
const SPACE_INSIDE_PAIR = new RegExp(
  ` (?=\\d)(?<=\\b(?:${MONTHS.join('|')}) )| (?<=\\d )(?=(?:business |calendar )?(?:days?|weeks?|months?|years?|percent|million|billion)\\b)`,
  'g',
);

/**
 * Replaces spaces inside dates and quantities by no-break spaces.
 *
 * @param text plain text or HTML; attributes are changed too
 */
export const insertNonBreakingSpaces = (text: string): string => text.replace(SPACE_INSIDE_PAIR, NO_BREAK);

/** An apostrophe inside a word. Others may be quotation marks, which stay as they are typed. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu;

/** Typesets each text in the fields of a document: typographic apostrophes and no-break spaces. */
export const typesetFields = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, field: unknown) =>
    typeof field === 'string' ? insertNonBreakingSpaces(field.replace(APOSTROPHE, '’')) : field,
  ) as Value;
