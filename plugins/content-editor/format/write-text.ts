import { isScalar, parseDocument } from 'yaml';
import type { FormValue } from './form-values';

/** The longest line that is written of a folded text. */
export const LINE_WIDTH = 95;

export type TextStyle = 'plain' | 'lines' | 'single' | 'double' | 'folded' | 'literal';

/** Where a text is written. */
export interface TextPlace {
  /** How many spaces its second line begins with. */
  indent: number;
  /** How many characters its first line has before it. */
  column: number;
  /** Whether it stands between [ ] or { }. */
  inFlow: boolean;
}

/** Characters that the reader of gatsby-plugin-mdx refuses unless they are escaped, or that pass for line ends. */
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu;

/**
 * Writes a text in the first of the styles in which it reads back, or else in double quotes, which can write every text.
 *
 * @returns YAML without a line end behind it
 */
export function writeText(value: string, styles: readonly TextStyle[], place: TextPlace): string {
  for (const style of styles) {
    const yaml = WRITERS[style](value, place);
    if (readsAs(yaml, value, place)) return yaml;
  }
  return doubleQuoted(value);
}

/** Writes a text for which the file has no style yet. */
export function writeNewText(value: string, place: TextPlace): string {
  const fits = value.split('\n').every((line) => place.column + line.length <= LINE_WIDTH);
  if (place.inFlow) return writeText(value, ['plain'], place);
  if (!fits) return writeText(value, ['folded', 'plain'], place);
  return writeText(value, value.includes('\n') ? ['literal'] : ['plain'], place);
}

const WRITERS: Readonly<Record<TextStyle, (value: string, place: TextPlace) => string>> = {
  plain: (value) => value,
  /** Without quotes, over several lines. */
  lines: (value, { indent, column }) => indented(wrap(value, indent, column), indent).trimStart(),
  single: (value) => `'${value.replaceAll("'", "''")}'`,
  double: doubleQuoted,
  folded: (value, { indent }) => {
    const lines = value
      .replace(/\n$/, '')
      .replace(/\n+|[^\n]+/g, (part) => (part.startsWith('\n') ? `${part}\n` : wrap(part, indent, indent)));
    return `>${endOfBlock(value)}\n${indented(lines, indent)}`;
  },
  literal: (value, { indent }) => `|${endOfBlock(value)}\n${indented(value.replace(/\n$/, ''), indent)}`,
};

function doubleQuoted(value: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(UNPRINTABLE, escape);
}

/** Says whether a line end belongs to the text, as most often it doesn't. */
const endOfBlock = (value: string): string => (value.endsWith('\n') ? '' : '-');

/** Indents all lines but empty ones. */
export const indented = (lines: string, indent: number): string =>
  lines.replace(/^(?=.)/gm, ' '.repeat(indent));

/** Breaks a line where one space is between words: only there, a line break reads as what it replaces. */
function wrap(line: string, indent: number, firstColumn: number): string {
  let width = LINE_WIDTH - firstColumn;
  const lines: string[] = [];
  let current: string | undefined;
  for (const word of line.match(/ *[^ ]+(?: {2,}[^ ]+)*(?: +$)?/g) ?? [line]) {
    const text = lines.length > 0 || current !== undefined ? word.slice(1) : word;
    if (current === undefined) {
      current = text;
    } else if (current.length + 1 + text.length <= width) {
      current += ` ${text}`;
    } else {
      lines.push(current);
      width = LINE_WIDTH - indent;
      current = text;
    }
  }
  return [...lines, current ?? ''].join('\n');
}

/** Whether both readers of the site read a YAML value as this text, number or yes. */
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

/** In YAML 1.1, a day without quotes is a Date. Whoever reads front matter on this site makes it a text again. */
const withPlainDay = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value;
