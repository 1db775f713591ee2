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
  /** Whether nothing follows it in its line. A comment there would become a part of a folded or literal text. */
  endsLine: boolean;
}

/**
 * Writes a changed text so that as little of its YAML changes as possible: its quotes and line breaks stay. If only the
 * whole text can be written anew, it keeps its style.
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

/** How many spaces the further lines of a text begin with. */
function indentOf({ yaml, place }: WrittenText): number {
  const line = /\n( *)[^ \n]/.exec(yaml);
  return line?.[1]?.length ?? place.indent;
}

/** @returns undefined when the YAML between the unchanged ends cannot be told from theirs */
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
  return yaml.includes('\n') ? moveLongEnds(replaced, yaml, written) : replaced;
}

/** Writes a part of a text as its style wants it. */
function escapeFor(type: Scalar.Type | undefined, part: string, indent: number): string {
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(part).slice(1, -1);
  if (type === 'QUOTE_SINGLE') return part.replaceAll("'", "''");
  if (type !== 'BLOCK_LITERAL') return part;
  const [first = '', ...lines] = part.split('\n');
  if (lines.length === 0) return first;
  const last = lines.pop() ?? '';
  // What follows the part stands on its last line, even if that is empty.
  return [first, ...lines.map((line) => indented(line, indent)), ' '.repeat(indent) + last].join('\n');
}

/** Where a character of a text is in its YAML. */
interface CharacterPlace {
  start: number;
  end: number;
}

/** @returns undefined when the text has something that this doesn't follow, such as indented lines in a folded text */
function placesOfCharacters({ value, type, yaml }: WrittenText): CharacterPlace[] | undefined {
  const places: CharacterPlace[] = [];
  let offset = startOfContent(type, yaml);
  if (offset === undefined) return undefined;
  const lineBreak = LINE_BREAKS[type ?? 'PLAIN'];
  const isLiteral = type === 'BLOCK_LITERAL';
  while (places.length < value.length) {
    lineBreak.lastIndex = offset;
    const [found] = lineBreak.exec(yaml) ?? [];
    if (found === undefined) {
      const length = lengthOfCharacter(type, yaml.slice(offset, offset + 6));
      const isItself = length > 1 || yaml[offset] === value[places.length];
      if (!isItself) return undefined;
      places.push({ start: offset, end: offset + length });
      offset += length;
    } else {
      const breaks = found.split('\n').length - 1;
      const characters = isLiteral || breaks === 1 ? breaks : breaks - 1;
      for (let index = 0; index < characters; index += 1) {
        const expected = isLiteral || breaks > 1 ? '\n' : ' ';
        if (value[places.length] !== expected) return undefined;
        const isFirst = index === 0;
        const isLast = index === characters - 1;
        // Between two line ends of one gap, nothing can be replaced: a folded gap has one line break more than its text.
        places.push({
          start: isFirst ? offset : offset + found.length,
          end: isLast ? offset + found.length : offset,
        });
      }
      offset += found.length;
    }
  }
  return places;
}

/** A gap between lines. Spaces at the end of a line belong to the text in a folded or literal one. */
const LINE_BREAKS: Readonly<Record<Scalar.Type, RegExp>> = {
  PLAIN: /[ \t]*\n\s*/y,
  QUOTE_DOUBLE: /[ \t]*\n\s*/y,
  QUOTE_SINGLE: /[ \t]*\n\s*/y,
  BLOCK_FOLDED: /(?:\n *)+/y,
  BLOCK_LITERAL: /(?:\n *)+/y,
};

/** The offset of a text's first character, behind a quote or the line that says how it is folded. */
function startOfContent(type: Scalar.Type | undefined, yaml: string): number | undefined {
  if (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') return 1;
  if (type !== 'BLOCK_FOLDED' && type !== 'BLOCK_LITERAL') return 0;
  const header = /^[>|][-+]?(?: .*)?\n\n* */.exec(yaml);
  return header?.[0].length;
}

/** How many characters of YAML a character of a text takes up: more than one if it is escaped. */
function lengthOfCharacter(type: Scalar.Type | undefined, yaml: string): number {
  if (type === 'QUOTE_SINGLE' && yaml.startsWith("''")) return 2;
  if (type !== 'QUOTE_DOUBLE' || !yaml.startsWith('\\')) return 1;
  if (yaml.startsWith('\\u')) return 6;
  return yaml.startsWith('\\x') ? 4 : 2;
}

/**
 * Where an edit made a line of a wrapped text too long, moves the end of the line to the next one. Whoever looks at the
 * change sees that lines before it, and most lines after it, are as they were.
 */
function moveLongEnds(edited: string, before: string, { type, place }: WrittenText): string {
  if (type === 'BLOCK_LITERAL') return edited;
  const firstLine = ' '.repeat(place.column);
  const longest = Math.max(...(firstLine + before).split('\n').map((line) => line.length));
  const limit = Math.max(LINE_WIDTH, longest);
  const indent = /\n( +)[^ \n]/.exec(before)?.[1] ?? ' '.repeat(place.indent);
  const lines: string[] = [];
  let moved = '';
  const pushLine = (line: string) => {
    const space = line.length > limit ? line.lastIndexOf(' ', LINE_WIDTH) : -1;
    const end = space > indent.length ? space : line.length;
    lines.push(line.slice(0, end));
    moved = line.slice(end + 1);
  };
  for (const line of (firstLine + edited).split('\n')) {
    const endsParagraph = line.trim() === '';
    while (endsParagraph && moved) pushLine(indent + moved);
    pushLine(moved ? `${indent}${moved} ${line.trimStart()}` : line);
  }
  while (moved) pushLine(indent + moved);
  return lines.join('\n').slice(firstLine.length);
}
