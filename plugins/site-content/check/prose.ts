import { CONTENT_COMPONENTS, type TextFacts } from '../content-components';
import type { ContentDocument } from '../parse/content-document';
import { FILE_START, type Place } from '../parse/finding';
import type { MarkdownNode } from '../parse/parse-body';
import { searchable } from './phrase';
import type { TextField } from '../parse/read-yaml';
import { placeAt as placeInText } from '../parse/source-text';

/** The text of one paragraph, heading, table cell or field, without markup. */
export interface Prose {
  text: string;
  /** The text normalized for search. */
  searchable: string;
  /** Converts an offset in `text` to a place in the file. */
  placeAt: (index: number) => Place;
  /** Finds all matches of a pattern for searchable text. */
  find: (pattern: RegExp) => Match[];
}

/** Words of a prose that match a pattern. */
export interface Match {
  prose: Prose;
  /** The offset of the first character in `prose.searchable`, and the offset after the last. */
  start: number;
  end: number;
  /** The words as written, on one line. */
  written: string;
  place: Place;
  /** Whether the words are in the file, not written by a component. */
  isTyped: boolean;
}

/** The text that a component writes. */
function textOfComponent(name: string | null, facts: TextFacts): string {
  const { fact, placeholder = '' } = CONTENT_COMPONENTS[name ?? ''] ?? {};
  return (fact && facts[fact]) || placeholder;
}

/** A part of a prose and its source. */
interface Piece extends Pick<TextField, 'value' | 'written' | 'placeAt'> {
  isTyped: boolean;
}

type AnyNode = MarkdownNode & { children?: AnyNode[] };

/** The prose of a body, one for each paragraph, heading, table cell, code block and image. */
export function proseOfBody(
  { nodes, body }: Pick<ContentDocument, 'nodes' | 'body'>,
  facts: TextFacts = {},
): Prose[] {
  return nodes('paragraph', 'heading', 'tableCell', 'code').flatMap((node) =>
    node.type === 'code'
      ? proseOfPieces([pieceOf(node, node.value, body)])
      : proseOfInline(node, body, facts),
  );
}

/** The text of one paragraph, heading or cell, and the alternative texts of its images. */
export function proseOfInline(parent: MarkdownNode, body: string, facts: TextFacts = {}): Prose[] {
  const pieces: Piece[] = [];
  const alternatives: Prose[] = [];
  const walk = (node: AnyNode): void => {
    if (node.type === 'text' || node.type === 'inlineCode') pieces.push(pieceOf(node, node.value, body));
    else if (node.type === 'break') pieces.push(pieceOf(node, '\n', body));
    else if (node.type === 'image' || node.type === 'imageReference') {
      alternatives.push(proseOfPieces([pieceOf(node, node.alt ?? '', body)]));
    } else if (node.type === 'mdxJsxTextElement' && node.children.length === 0) {
      pieces.push({ ...pieceOf(node, textOfComponent(node.name, facts), body), isTyped: false });
    } else node.children?.forEach(walk);
  };
  (parent as AnyNode).children?.forEach(walk);
  return [proseOfPieces(pieces), ...alternatives];
}

/** The prose of a field of front matter or site.yaml. */
export const proseOfField = (field: TextField): Prose => proseOfPieces([{ ...field, isTyped: true }]);

function pieceOf({ position }: AnyNode, value: string, body: string): Piece {
  const start = position?.start.offset ?? 0;
  return {
    value,
    written: body.slice(start, position?.end.offset ?? 0),
    placeAt: (offset) => placeInText(body, start + offset),
    isTyped: true,
  };
}

function proseOfPieces(pieces: Piece[]): Prose {
  const text = pieces.map(({ value }) => value).join('');
  const { text: searched, originalIndex } = searchable(text);
  /** The piece of a character, and the character's offset in it. */
  const pieceAt = (index: number): [Piece | undefined, number] => {
    let offset = index;
    for (const piece of pieces) {
      if (offset < piece.value.length) return [piece, offset];
      offset -= piece.value.length;
    }
    return [pieces[0], 0];
  };
  const prose: Prose = {
    text,
    searchable: searched,
    placeAt(index) {
      const [piece, offset] = pieceAt(index);
      if (!piece) return FILE_START;
      return piece.placeAt(piece.isTyped ? offsetIn(piece.written, piece.value, offset) : 0);
    },
    find: (pattern) =>
      [...searched.matchAll(pattern)].map(({ index: start, 0: { length } }) => {
        const [from, to] = [originalIndex(start), originalIndex(start + length)];
        return {
          prose,
          start,
          end: start + length,
          written: text.slice(from, to).replace(/\s+/g, ' '),
          place: prose.placeAt(from),
          isTyped: pieceAt(from)[0]?.isTyped ?? true,
        };
      }),
  };
  return prose;
}

const CHARACTER_REFERENCE = /&(?:#\d+|#x[\da-f]+|\w+);/iy;
const isSpace = (character: string | undefined) => character !== undefined && /\s/.test(character);

/**
 * Finds the offset of a character in its source, past markup, backslashes, indentation and the line
 * breaks of YAML.
 */
function offsetIn(written: string, value: string, index: number): number {
  let offset = 0;
  for (let at = 0; at <= index && at < value.length; at += 1) {
    let start = offset;
    let width = 0;
    for (; start < written.length; start += 1) {
      width = widthAt(written, start, value, at);
      if (width > 0) break;
    }
    if (width === 0) return offset;
    if (at === index) return start;
    offset = start + width;
  }
  return offset;
}

/** The number of source characters that produce a character of the text; 0 when they do not produce it. */
function widthAt(written: string, start: number, value: string, at: number): number {
  CHARACTER_REFERENCE.lastIndex = start;
  const reference = CHARACTER_REFERENCE.exec(written)?.[0];
  if (reference && !value.startsWith(reference, at)) return reference.length;
  const character = value[at];
  if (written[start] === '\\' && character === '\\' && written[start + 1] === '\\') return 2;
  return written[start] === character || (isSpace(character) && isSpace(written[start])) ? 1 : 0;
}
