import { isScalar, parseDocument } from 'yaml';
import type { FormValue } from './form-values';

/** The length of the longest line of a wrapped text, in characters. */
export const LINE_WIDTH = 95;

/** How YAML can write a text; `lines` is a text without quotes in several lines. */
export type TextStyle = 'plain' | 'lines' | 'single' | 'double' | 'folded' | 'literal';

/** The place in the YAML at which a text is written. */
export interface TextPlace {
  /** How many spaces all of its lines but the first begin with. */
  indent: number;
  /** How many characters stand before it in its first line. */
  column: number;
  /** Whether it stands between [ ] or { }. */
  inFlow: boolean;
}

/**
 * Characters that have to be escaped: gatsby-plugin-mdx refuses them otherwise, or takes them for
 * line breaks.
 */
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu;

/**
 * Writes a text in the first of the styles in which it reads back as the same text. Double quotes
 * can hold every text, and are used when no style does.
 *
 * @returns YAML without a line break at its end
 */
export function writeText(value: string, styles: readonly TextStyle[], place: TextPlace): string {
  for (const style of styles) {
    const yaml = WRITERS[style](value, place);
    if (readsAs(yaml, value, place)) return yaml;
  }
  return doubleQuoted(value);
}

/** Writes a text that is new in the file, in the style that is easiest to read. */
export function writeNewText(value: string, place: TextPlace): string {
  if (place.inFlow) return writeText(value, ['plain'], place);
  const fits = value.split('\n').every((line) => place.column + line.length <= LINE_WIDTH);
  if (!fits) return writeText(value, ['folded', 'plain'], place);
  return writeText(value, value.includes('\n') ? ['literal'] : ['plain'], place);
}

const WRITERS: Readonly<Record<TextStyle, (value: string, place: TextPlace) => string>> = {
  plain: (value) => value,
  lines: (value, { indent, column }) => indented(wrap(value, indent, column), indent).trimStart(),
  single: (value) => `'${value.replaceAll("'", "''")}'`,
  double: doubleQuoted,
  folded: (value, { indent }) => {
    // A folded text loses one line break of each gap between its lines, so a gap gets one more.
    const lines = value
      .replace(/\n$/, '')
      .replace(/\n+|[^\n]+/g, (part) => (part.startsWith('\n') ? `${part}\n` : wrap(part, indent, indent)));
    return `>${chompingIndicator(value)}\n${indented(lines, indent)}`;
  },
  literal: (value, { indent }) =>
    `|${chompingIndicator(value)}\n${indented(value.replace(/\n$/, ''), indent)}`,
};

function doubleQuoted(value: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(UNPRINTABLE, escape);
}

/**
 * @returns the sign in the header of a block (YAML 1.2, section 8.1.1.2) that says whether the text
 * ends with a line break
 */
const chompingIndicator = (value: string): string => (value.endsWith('\n') ? '' : '-');

/** @returns the lines with spaces before each that isn't empty */
export const indented = (lines: string, indent: number): string =>
  lines.replace(/^(?=.)/gm, ' '.repeat(indent));

/** A line may end at a single space only, because a line break reads as a single space. */
const SINGLE_SPACE = /(?<=[^ ]) (?=[^ ])/;

/**
 * Breaks a line between words.
 *
 * @param indent how many characters will stand before each line but the first
 * @param firstColumn how many will stand before the first line
 */
function wrap(line: string, indent: number, firstColumn: number): string {
  const [firstWord = '', ...words] = line.split(SINGLE_SPACE);
  const lines: string[] = [];
  let current = firstWord;
  for (const word of words) {
    const width = LINE_WIDTH - (lines.length === 0 ? firstColumn : indent);
    if (current.length + 1 + word.length <= width) {
      current += ` ${word}`;
    } else {
      lines.push(current);
      current = word;
    }
  }
  return [...lines, current].join('\n');
}

/**
 * Whether YAML reads as a value under both YAML 1.2, which our code reads, and YAML 1.1, which
 * gatsby-plugin-mdx reads.
 */
export function readsAs(yaml: string, value: FormValue, { inFlow }: Pick<TextPlace, 'inFlow'>): boolean {
  if (yaml.search(UNPRINTABLE) !== -1) return false;
  const document = inFlow ? `[${yaml}]` : `k: ${yaml}\n`;
  return (['1.2', '1.1'] as const).every((version) => {
    const { contents, errors, warnings } = parseDocument(document, { version, prettyErrors: false });
    if (errors.length > 0 || warnings.length > 0) return false;
    const items: unknown[] = contents && 'items' in contents ? contents.items : [];
    const [item] = items;
    if (items.length !== 1) return false;
    const node: unknown = inFlow ? item : (item as { value: unknown }).value;
    return isScalar(node) && !node.anchor && withPlainDay(node.value) === value;
  });
}

/**
 * In YAML 1.1, a day without quotes is a Date. The site turns it into a text again, so that counts
 * as the same.
 */
const withPlainDay = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value;
