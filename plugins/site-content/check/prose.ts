import { CONTENT_COMPONENTS, type TextFacts } from '../content-components';
import type { ContentDocument } from '../parse/content-document';
import { FILE_START, type Place } from '../parse/finding';
import type { MarkdownNode } from '../parse/parse-body';
import { searchable } from './phrase';
import type { TextField } from '../parse/read-yaml';
import { placeAt } from '../parse/source-text';

/** The text of one paragraph, heading, table cell or field, without markup. */
export interface Prose {
  text: string;
  /** The text normalized for search. */
  searchable: string;
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

/** A part of a prose and its source. */
type Piece = Pick<TextField, 'value' | 'placeAt'> & {
  /** Undefined for what a component writes. */
  written: string | undefined;
};

type AnyNode = MarkdownNode & { children?: AnyNode[] };

/** The prose of a body, one for each paragraph, heading, table cell, code block and image. */
export const proseOfBody = ({ nodes, body }: Pick<ContentDocument, 'nodes' | 'body'>, facts?: TextFacts) =>
  nodes('paragraph', 'heading', 'tableCell', 'code').flatMap((node) => proseOfNode(node, body, facts));

/** The text of one paragraph, heading, cell, link or code block, and the alternative texts of its images. */
export function proseOfNode(parent: MarkdownNode, body: string, facts: TextFacts = {}): Prose[] {
  const pieces: Piece[] = [];
  const alternatives: Prose[] = [];
  const walk = (node: AnyNode): void => {
    const start = node.position?.start.offset ?? 0;
    const written = body.slice(start, node.position?.end.offset ?? start);
    const pieceOf = (value: string) => ({
      value,
      written,
      placeAt: (offset: number) => placeAt(body, start + offset),
    });
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      pieces.push(pieceOf(node.value));
    } else if (node.type === 'break') pieces.push(pieceOf('\n'));
    else if (node.type === 'image' || node.type === 'imageReference') {
      alternatives.push(proseOf([pieceOf(node.alt ?? '')]));
    } else if (node.type === 'mdxJsxTextElement' && node.children.length === 0) {
      const { fact, placeholder = '' } = CONTENT_COMPONENTS[node.name ?? ''] ?? {};
      pieces.push({ ...pieceOf((fact && facts[fact]) || placeholder), written: undefined });
    } else node.children?.forEach(walk);
  };
  walk(parent);
  return [proseOf(pieces), ...alternatives];
}

/** The prose of the parts of a node, or of a field of front matter or site.yaml. */
export function proseOf(pieces: readonly Piece[]): Prose {
  const text = pieces.map(({ value }) => value).join('');
  const { text: searched, originalIndex } = searchable(text);
  let length = 0;
  const placed = pieces.map((piece) => ({ ...piece, end: (length += piece.value.length) }));
  const prose: Prose = {
    text,
    searchable: searched,
    find: (pattern) =>
      [...searched.matchAll(pattern)].map(({ index: start, 0: words }) => {
        const end = start + words.length;
        const [from, to] = [originalIndex(start), originalIndex(end)];
        const piece = placed.find((one) => from < one.end);
        return {
          prose,
          start,
          end,
          written: text.slice(from, to).replace(/\s+/g, ' '),
          place: piece?.placeAt(offsetIn(piece, from - piece.end + piece.value.length)) ?? FILE_START,
          isTyped: piece?.written !== undefined,
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
function offsetIn({ written = '', value }: Piece, index: number): number {
  let end = 0;
  let at = 0;
  for (let start = 0; start < written.length;) {
    const width = widthAt(written, start, value, at);
    if (width > 0 && at === index) return start;
    start += width || 1;
    if (width > 0) {
      at += 1;
      end = start;
    }
  }
  return end;
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
