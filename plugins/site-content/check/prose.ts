import { CONTENT_COMPONENTS, shownFact } from '../content-components';
import type { ContentDocument } from '../parse/content-document';
import { FILE_START, type Place } from '../parse/finding';
import type { MarkdownNode } from '../parse/parse-body';
import { originalIndex, searchable } from './phrase';
import type { TextField } from '../parse/read-yaml';
import { placeAt } from '../parse/source-text';
import type { SiteFacts } from '../site-facts';

/** The text of one paragraph, heading, table cell or field, without markup. */
export interface Prose {
  text: string;
  /** The text normalized for search. */
  searchable: string;
  pieces: readonly Piece[];
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

/** A part of a prose and its source; what a component writes has an empty one. */
type Piece = Omit<TextField, 'path'>;

type AnyNode = MarkdownNode & { children?: AnyNode[] };

/** The prose of a body, one for each paragraph, heading, table cell, code block and image. */
export const proseOfBody = ({ nodes, body }: Pick<ContentDocument, 'nodes' | 'body'>, facts?: SiteFacts) =>
  nodes('paragraph', 'heading', 'tableCell', 'code').flatMap((node) => proseOfNode(node, body, facts));

/** The text of one paragraph, heading, cell, link or code block, and the alternative texts of its images. */
export function proseOfNode(parent: MarkdownNode, body: string, facts?: SiteFacts): Prose[] {
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
      const { fact, placeholder = '' } = CONTENT_COMPONENTS.get(node.name ?? '') ?? {};
      pieces.push({ ...pieceOf((fact && facts && shownFact(fact, facts)) || placeholder), written: '' });
    } else node.children?.forEach(walk);
  };
  walk(parent);
  return [proseOf(pieces), ...alternatives];
}

/** The prose of the parts of a node, or of a field of front matter or site.yaml. */
export function proseOf(pieces: readonly Piece[]): Prose {
  const text = pieces.map(({ value }) => value).join('');
  return { text, searchable: searchable(text), pieces };
}

/** Finds all matches of a pattern for searchable text. */
export const findIn = (texts: readonly Prose[], pattern: RegExp): Match[] =>
  texts
    // Most texts have none, and matchAll copies the pattern.
    .filter((prose) => prose.searchable.search(pattern) !== -1)
    .flatMap((prose) =>
      Array.from(prose.searchable.matchAll(pattern), ({ index, 0: words }) =>
        matchAt(prose, index, index + words.length),
      ),
    );

function matchAt(prose: Prose, start: number, end: number): Match {
  const { text, pieces } = prose;
  const from = originalIndex(text, start);
  let pieceEnd = 0;
  const piece = pieces.find(({ value }) => from < (pieceEnd += value.length));
  return {
    prose,
    start,
    end,
    written: text.slice(from, originalIndex(text, end)).replace(/\s+/g, ' '),
    place: piece?.placeAt(offsetIn(piece, from - pieceEnd + piece.value.length)) ?? FILE_START,
    isTyped: Boolean(piece?.written),
  };
}

/** A character reference, or a single character. */
const SOURCE_CHARACTER = /&(?:#\d+|#x[\da-f]+|\w+);|[^]/gi;

/** Whether both are white space: YAML and Markdown turn a line break of the source into a space. */
const isFolded = (source: string, shown = '') => /^\s$/.test(source) && /^\s$/.test(shown);

/**
 * Finds the offset of a character in its source, past markup, backslashes, indentation and the line
 * breaks of YAML.
 */
function offsetIn({ written, value }: Piece, index: number): number {
  let end = 0;
  let at = 0;
  for (const { 0: source, index: start } of written.matchAll(SOURCE_CHARACTER)) {
    const isDecoded = source.length > 1 || isFolded(source, value[at]);
    // In code, a character reference stands for itself.
    const length = value.startsWith(source, at) ? source.length : Number(isDecoded);
    if (index < at + length) return start + index - at;
    if (length > 0) end = start + source.length;
    at += length;
  }
  return end;
}
