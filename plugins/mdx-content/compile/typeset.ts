import { MONTHS } from '../format-date';

const NO_BREAK = '\u00a0';

/**
 * The space between a month and its day or year, and between a number and its unit.
 * Space first: a leading lookbehind is slow.
 */
const PAIRS = new RegExp(
  ` (?=\\d)(?<=\\b(?:${MONTHS.join('|')}) )| (?<=\\d )(?=(?:business |calendar )?(?:days?|weeks?|months?|years?|percent|million|billion)\\b)`,
  'g',
);

/**
 * Replaces spaces inside dates and quantities by no-break spaces.
 *
 * @param text plain text or HTML; attributes are changed too
 */
export const useNonBreakingSpaces = (text: string): string => text.replace(PAIRS, NO_BREAK);

/** Inside a word; quotation marks stay as they are typed. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu;

/** Typesets each text in the fields of a document: typographic apostrophes and no-break spaces. */
export const typesetFields = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, field: unknown) =>
    typeof field === 'string' ? useNonBreakingSpaces(field.replace(APOSTROPHE, '’')) : field,
  ) as Value;
