import type { Scalar } from 'yaml';
import { commonEnds } from './source-text';
import { indented, LINE_WIDTH, readsAs, writeText, type TextPlace, type TextStyle } from './write-text';

/** A text of a file as it is written there. */
export interface WrittenText {
  value: string;
  type: Scalar.Type | undefined;
  /** The YAML, without a line end behind it. */
  yaml: string;
  place: TextPlace;
  /**
   * Whether nothing follows it in its line. A comment there would become part of a folded or
   * literal text.
   */
  endsLine: boolean;
}

/**
 * Writes a changed text so that as little of its YAML as possible changes: quotes and line breaks
 * stay. Where the whole text has to be written anew, it keeps its style.
 *
 * @returns the new YAML of the text
 */
export function editText(written: WrittenText, value: string): string {
  const replaced = replaceMiddle(written, value);
  if (replaced !== undefined && readsAs(replaced, value, written.place)) return replaced;
  const indent = indentOf(written);
  return writeText(value, stylesOf(written, value), { ...written.place, indent });
}

function stylesOf({ type, yaml, endsLine }: WrittenText, value: string): TextStyle[] {
  if (type === 'BLOCK_FOLDED') return ['folded', 'literal'];
  if (type === 'BLOCK_LITERAL') return ['literal'];
  if (type === 'QUOTE_SINGLE') return ['single'];
  if (type === 'QUOTE_DOUBLE') return ['double'];
  if (yaml.includes('\n')) return ['lines'];
  return value.includes('\n') && endsLine ? ['literal'] : ['plain'];
}

/** @returns how many spaces all lines of a text but the first begin with */
function indentOf({ yaml, place }: WrittenText): number {
  const line = /\n( *)[^ \n]/.exec(yaml);
  return line?.[1]?.length ?? place.indent;
}

/**
 * Replaces only the characters between the beginning and the end that did not change.
 *
 * @returns undefined when it cannot be told which characters of the YAML these are
 */
function replaceMiddle(written: WrittenText, value: string): string | undefined {
  const { type, yaml } = written;
  const places = placesOfCharacters(written);
  if (!places) return undefined;
  const { prefix, suffix } = commonEnds(written.value, value);
  const before = prefix > 0 ? places[prefix - 1]?.end : places[0]?.start;
  const after = suffix > 0 ? places[written.value.length - suffix]?.start : places.at(-1)?.end;
  if (before === undefined || after === undefined || before > after) return undefined;
  const middle = escapeFor(type, value.slice(prefix, value.length - suffix), indentOf(written));
  const replaced = yaml.slice(0, before) + middle + yaml.slice(after);
  return yaml.includes('\n') ? rewrapLongLines(replaced, yaml, written) : replaced;
}

/** Writes a part of a text as the style of the text requires. */
function escapeFor(type: Scalar.Type | undefined, part: string, indent: number): string {
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(part).slice(1, -1);
  if (type === 'QUOTE_SINGLE') return part.replaceAll("'", "''");
  if (type !== 'BLOCK_LITERAL') return part;
  const [first = '', ...lines] = part.split('\n');
  if (lines.length === 0) return first;
  const last = lines.pop() ?? '';
  // The rest of the text follows on the last line of the part, so that line is indented even if it is empty.
  return [first, ...lines.map((line) => indented(line, indent)), ' '.repeat(indent) + last].join('\n');
}

/** The offsets of a character of a text in the YAML of the text. */
interface CharacterPlace {
  start: number;
  end: number;
}

/**
 * Finds the place of each character of a text.
 *
 * @returns undefined when the YAML has something that is not covered here, such as indented lines
 *   in a folded text
 */
function placesOfCharacters(written: WrittenText): CharacterPlace[] | undefined {
  const places: CharacterPlace[] = [];
  let offset = startOfContent(written);
  while (offset !== undefined && places.length < written.value.length) {
    const next = placesAt(offset, places.length, written);
    if (!next) return undefined;
    places.push(...next);
    offset = next.at(-1)?.end;
  }
  return offset === undefined ? undefined : places;
}

/**
 * Finds the places of the next character of a text, or of all characters for which a gap between
 * two lines stands.
 *
 * @param offset where they begin in the YAML
 * @param index the index of the first one in the text
 * @returns undefined when the text has other characters at the index
 */
function placesAt(
  offset: number,
  index: number,
  { value, type, yaml }: WrittenText,
): CharacterPlace[] | undefined {
  const rest = yaml.slice(offset);
  const gap = GAPS[type ?? 'PLAIN'].exec(rest)?.[0];
  if (gap !== undefined) {
    const characters = charactersOfGap(gap, type);
    return value.startsWith(characters, index) ? placesInGap(offset, gap, characters.length) : undefined;
  }
  const length = lengthOfCharacter(type, rest);
  const isEscaped = length > 1;
  if (!isEscaped && rest[0] !== value[index]) return undefined;
  return [{ start: offset, end: offset + length }];
}

/**
 * Matches a gap between lines. In a folded or literal text, spaces at the end of a line are not
 * part of the gap.
 */
const GAPS: Readonly<Record<Scalar.Type, RegExp>> = {
  PLAIN: /^[ \t]*\n\s*/,
  QUOTE_DOUBLE: /^[ \t]*\n\s*/,
  QUOTE_SINGLE: /^[ \t]*\n\s*/,
  BLOCK_FOLDED: /^(?:\n *)+/,
  BLOCK_LITERAL: /^(?:\n *)+/,
};

/** @returns the characters for which a gap between lines stands */
function charactersOfGap(gap: string, type: Scalar.Type | undefined): string {
  const breaks = gap.split('\n').length - 1;
  if (type === 'BLOCK_LITERAL') return '\n'.repeat(breaks);
  // Except in a literal text, a single line break reads as a space, and of several, the first one
  // doesn't count (YAML 1.2, section 6.5).
  return breaks === 1 ? ' ' : '\n'.repeat(breaks - 1);
}

/**
 * Places the characters of a gap. It may have one line break more than they have, so that they
 * can't be replaced one by one: the first begins where the gap begins, and the last ends where it
 * ends.
 */
function placesInGap(offset: number, gap: string, count: number): CharacterPlace[] {
  const gapEnd = offset + gap.length;
  return Array.from({ length: count }, (_, index) => ({
    start: index === 0 ? offset : gapEnd,
    end: index === count - 1 ? gapEnd : offset,
  }));
}

/**
 * @returns the offset of a text's first character, which follows a quote or the header of a block;
 *   undefined for a header that says how far the block is indented
 */
function startOfContent({ type, yaml }: WrittenText): number | undefined {
  if (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') return 1;
  if (type !== 'BLOCK_FOLDED' && type !== 'BLOCK_LITERAL') return 0;
  const header = /^[>|][-+]?(?: .*)?\n\n* */.exec(yaml);
  return header?.[0].length;
}

/**
 * @param yaml begins with the character
 * @returns how many characters of YAML a character of a text takes up: more than one when it is
 *   escaped
 */
function lengthOfCharacter(type: Scalar.Type | undefined, yaml: string): number {
  if (type === 'QUOTE_SINGLE' && yaml.startsWith("''")) return 2;
  if (type !== 'QUOTE_DOUBLE' || !yaml.startsWith('\\')) return 1;
  if (yaml.startsWith('\\u')) return 6;
  return yaml.startsWith('\\x') ? 4 : 2;
}

/**
 * Moves the end of a line that an edit has made too long to the next line. The lines before it, and
 * most lines after it, stay as they were, so that a diff shows little more than what was edited.
 */
function rewrapLongLines(edited: string, before: string, { type, place }: WrittenText): string {
  if (type === 'BLOCK_LITERAL') return edited;
  const beforeText = ' '.repeat(place.column);
  // A text that had longer lines before may keep lines of that length.
  const limit = Math.max(LINE_WIDTH, ...(beforeText + before).split('\n').map((line) => line.length));
  const indent = /\n( +)[^ \n]/.exec(before)?.[1] ?? ' '.repeat(place.indent);
  const lines: string[] = [];
  let moved = '';
  const pushLine = (line: string) => {
    const parts = line.length > limit ? breakLine(line, indent.length) : { kept: line, moved: '' };
    lines.push(parts.kept);
    moved = parts.moved;
  };
  for (const line of (beforeText + edited).split('\n')) {
    const endsParagraph = line.trim() === '';
    while (endsParagraph && moved) pushLine(indent + moved);
    pushLine(moved ? `${indent}${moved} ${line.trimStart()}` : line);
  }
  while (moved) pushLine(indent + moved);
  return lines.join('\n').slice(beforeText.length);
}

/**
 * Breaks a line at the last space that lets the first part fit, unless that is in its indentation.
 *
 * @returns the first part, and what moves to the next line
 */
function breakLine(line: string, indent: number): { kept: string; moved: string } {
  const space = line.lastIndexOf(' ', LINE_WIDTH);
  if (space <= indent) return { kept: line, moved: '' };
  return { kept: line.slice(0, space), moved: line.slice(space + 1) };
}
