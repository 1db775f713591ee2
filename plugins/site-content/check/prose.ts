import type { Place } from '../parse/finding';
import type { MarkdownNode, Nodes } from '../parse/markdown-nodes';
import { searchable, type Searchable } from './phrase';
import type { TextField } from '../parse/read-yaml';
import { placeAt as placeInText } from '../parse/source-text';

/** The text of one paragraph, heading, table cell or field, without markup. */
export interface Prose {
  text: string;
  /** The text normalized for search. */
  words: Searchable;
  /** Converts an offset in `text` to a place in the file. */
  placeAt: (index: number) => Place;
  /** Whether the character is in the file, not written by a component. */
  isTyped: (index: number) => boolean;
}

/** The text that a component writes, by the name of the component. */
export type Expand = (component: string) => string;

/** The facts that components write into text: the current ones, or those of a recorded version. */
interface TextFacts {
  brand?: string | null | undefined;
  email?: string | null | undefined;
}

export const expandFacts =
  ({ brand, email }: TextFacts): Expand =>
  (component) =>
    (component === 'Brand' ? brand : component === 'ContactEmail' ? email : '') ?? '';

interface Piece {
  /** Offset of its text in the prose. */
  at: number;
  value: string;
  /** Offsets of its source in the body. */
  start: number;
  end: number;
  typed: boolean;
}

type AnyNode = MarkdownNode & {
  children?: AnyNode[];
  value?: string;
  name?: string | null;
  alt?: string | null;
};

/** The prose of a body, one for each paragraph, heading, table cell, code block and image. */
export function proseOfBody({ all }: Nodes, body: string, expand: Expand): Prose[] {
  return all.flatMap((node) => {
    if (node.type === 'code') return [proseOfPieces([pieceOf(node, 0, node.value)], body)];
    const isParent = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
    return isParent ? proseOfInline(node, body, expand) : [];
  });
}

/** The text of one paragraph, heading or cell, and the alternative texts of its images. */
export function proseOfInline(parent: MarkdownNode, body: string, expand: Expand): Prose[] {
  const pieces: Piece[] = [];
  const alternatives: Prose[] = [];
  let length = 0;
  const add = (node: AnyNode, value: string, typed: boolean) => {
    pieces.push({ ...pieceOf(node, length, value), typed });
    length += value.length;
  };
  const walk = (node: AnyNode): void => {
    if (node.type === 'text' || node.type === 'inlineCode') add(node, node.value, true);
    else if (node.type === 'break') add(node, '\n', true);
    else if (node.type === 'image' || node.type === 'imageReference') {
      alternatives.push(proseOfPieces([pieceOf(node, 0, node.alt ?? '')], body));
    } else if (node.type === 'mdxJsxTextElement' && node.children.length === 0) {
      add(node, expand(node.name ?? ''), false);
    } else (node as AnyNode).children?.forEach(walk);
  };
  (parent as AnyNode).children?.forEach(walk);
  return [proseOfPieces(pieces, body), ...alternatives];
}

/** The prose of a field of front matter or site.yaml. */
export function proseOfField({ value, written, placeAt }: TextField): Prose {
  return {
    text: value,
    words: searchable(value),
    placeAt: (index) => placeAt(offsetIn(written, value, index)),
    isTyped: () => true,
  };
}

function pieceOf(node: AnyNode, at: number, value = ''): Piece {
  const { start, end } = node.position ?? {};
  return { at, value, start: start?.offset ?? 0, end: end?.offset ?? 0, typed: true };
}

function proseOfPieces(pieces: Piece[], body: string): Prose {
  const pieceAt = (index: number) =>
    pieces.filter(({ at, value }) => at <= index && value !== '').at(-1) ?? pieces[0];
  const text = pieces.map(({ value }) => value).join('');
  return {
    text,
    words: searchable(text),
    placeAt(index) {
      const piece = pieceAt(index);
      if (!piece) return { line: 1, column: 1 };
      const { at, value, start, end, typed } = piece;
      const offset = typed ? offsetIn(body.slice(start, end), value, index - at) : 0;
      return placeInText(body, start + offset);
    },
    isTyped: (index) => pieceAt(index)?.typed ?? true,
  };
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
