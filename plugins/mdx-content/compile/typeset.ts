import * as z from 'zod';
import { MONTHS } from '../../shared/text/months';
import { innerSchema, isProse } from '../schema-introspection';

const NO_BREAK = '\u00a0';

/** Matches the space between a month and its day or year. */
const AFTER_MONTH = String.raw` (?=\d)(?<=\b(?:${MONTHS.join('|')}) )`;

const UNIT = String.raw`(?:business |calendar )?(?:days?|weeks?|months?|years?|percent|million|billion)\b|[ap]\.m\.`;

/** Matches the space between a number and its unit. */
const BEFORE_UNIT = String.raw` (?<=\d )(?=${UNIT})`;

/** Matches the space between the abbreviation of a US state and a zip code. */
const BEFORE_ZIP_CODE = String.raw` (?=\d{5}\b)(?<=\b[A-Z]{2} )`;

// Each alternative begins with the space and looks behind it only then, because a regular expression that
// begins with a lookbehind is slow.
const SPACE_INSIDE_PAIR = new RegExp(`${AFTER_MONTH}|${BEFORE_UNIT}|${BEFORE_ZIP_CODE}`, 'g');

/**
 * Replaces the spaces in dates, quantities and postal addresses by no-break spaces, so that no line ends
 * there.
 *
 * @param text plain text or HTML. It is not parsed, so the spaces in attributes are replaced, too.
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
 * Typesets the prose in the fields of a file: with typographic apostrophes and no-break spaces.
 *
 * @param schema of the fields, which says what is prose
 * @returns a copy
 */
export const typesetFields = <Fields extends object>(fields: Fields, { shape }: z.ZodObject): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typesetValue(value, shape[name])]),
  ) as Fields;

/** @param schema of the value; undefined where there is none */
function typesetValue(value: unknown, schema: unknown): unknown {
  const inner = innerSchema(schema);
  if (inner) return typesetValue(value, inner);
  if (typeof value === 'string') {
    return isProse(schema) ? insertNonBreakingSpaces(typesetApostrophes(value)) : value;
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => typesetValue(item, schema.element));
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return typesetFields(value, schema);
  }
  return value;
}
