import type { Element, Properties, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { FILE_START, type Place } from '../parse/finding';
import type { ContentDocument } from '../parse/content-document';
import { parseBody, startOf } from '../parse/parse-body';
import type { TextField } from '../parse/read-yaml';
import { searchable } from './phrase';

/** A text that readers see as one: a paragraph, heading, cell or field, or the title or label of an element. */
export interface Prose {
  text: string;
  /** The text normalized for search, with the same offsets. */
  searchable: string;
  pieces: readonly Piece[];
  /** The place of a character in the file, and whether it was typed there, not written by a component. */
  sourceOf: (index: number) => { place: Place; isTyped: boolean };
  /** Whether every visitor reads it: titles, labels and alternative texts are for some only. */
  isVisible: boolean;
}

/** A part of a prose and its source; what a component writes has an empty one. */
type Piece = Omit<TextField, 'path'>;

/** Words of a prose that match a pattern. */
export interface Match {
  prose: Prose;
  start: number;
  end: number;
  /** The words as readers see them, on one line. */
  written: string;
  place: Place;
  /** Whether the words are in the file, not written by a component. */
  isTyped: boolean;
}

const INLINE = ['a', 'code', 'em', 'img', 'mark', 'strong', 'sub', 'sup', 'wbr'];
const LABELS: readonly (keyof Properties)[] = ['alt', 'title', 'ariaLabel'];

/** The prose of a compiled body, without what is struck through. */
export function proseOfPage(
  tree: Root,
  { body, placeAt }: Pick<ContentDocument, 'body' | 'placeAt'>,
): Prose[] {
  const all: Prose[] = [];
  let pieces: Piece[] = [];
  const pieceOf = (value: string, { position }: Pick<Element, 'position'>): Piece => {
    const start = position?.start.offset ?? 0;
    const written = position ? body.slice(start, position.end.offset) : '';
    return { value, written, placeAt: (offset) => placeAt(start + offset) };
  };
  const endBlock = () => {
    if (pieces.length > 0) all.push(proseOf(pieces));
    pieces = [];
  };
  const walk = (parent: Root | Element): void => {
    for (const node of parent.children) {
      // A block of code has the position, not its text.
      if (node.type === 'text')
        pieces.push(pieceOf(node.value, 'tagName' in parent && parent.tagName === 'code' ? parent : node));
      if (node.type !== 'element' || node.tagName === 'del') continue;
      if (node.tagName === 'br') pieces.push(pieceOf('\n', node));
      for (const label of LABELS) {
        const value = node.properties?.[label];
        if (typeof value !== 'string') continue;
        // The title of a reference is in its definition.
        const { position = parent.position } = node;
        const inElement = body.slice(0, position?.end.offset).lastIndexOf(value);
        const at = inElement < (position?.start.offset ?? 0) ? body.indexOf(value) : inElement;
        const written = at === -1 ? '' : value;
        const piece = {
          value,
          written,
          placeAt: (offset: number) => (at === -1 ? startOf({ position }) : placeAt(at + offset)),
        };
        all.push(proseOf([piece], false));
      }
      const isBlock = !INLINE.includes(node.tagName) && node.tagName !== 'br';
      if (isBlock) endBlock();
      walk(node);
      if (isBlock) endBlock();
    }
  };
  walk(tree);
  endBlock();
  return all;
}

/** The prose of the parts of a paragraph, or of a field of front matter or site.yaml. */
export function proseOf(pieces: readonly Piece[], isVisible = true): Prose {
  const text = pieces.map(({ value }) => value).join('');
  const offsets = new Map<Piece, number[]>();
  const sourceOf = (index: number) => {
    let end = 0;
    const piece = pieces.find(({ value }) => index < (end += value.length));
    if (!piece) return { place: FILE_START, isTyped: false };
    const known = offsets.get(piece) ?? sourceOffsets(piece);
    offsets.set(piece, known);
    const place = piece.placeAt(known[index - end + piece.value.length] ?? 0);
    return { place, isTyped: piece.written !== '' };
  };
  return { text, searchable: searchable(text), pieces, isVisible, sourceOf };
}

/** Finds all matches of a pattern for searchable text. */
export const findIn = (texts: readonly Prose[], pattern: RegExp): Match[] =>
  // Most texts have no match, and matchAll compiles the pattern anew.
  texts
    .filter(({ searchable }) => searchable.search(pattern) !== -1)
    .flatMap((prose) =>
      Array.from(prose.searchable.matchAll(pattern), ({ index: start, 0: words }) => {
        const end = start + words.length;
        const written = prose.text.slice(start, end).replace(/\s+/g, ' ');
        return { prose, start, end, written, ...prose.sourceOf(start) };
      }),
    );

/** A character reference, a letter or a digit. */
const TOKEN = /&(?:#\d+|#x[\da-f]+|\w+);|[\p{L}\p{N}]/giu;
const LETTER = /[\p{L}\p{N}]/u;

/** The offset in the source of each character, found by counting letters and digits: markup and escapes have none. */
function sourceOffsets({ written, value }: Piece): number[] {
  const letters: number[] = [];
  for (const { 0: token, index } of written.matchAll(TOKEN)) {
    const isReference = token.startsWith('&') && !value.includes(token);
    const shown = isReference ? toString(parseBody(token) as unknown as Root) : token;
    for (const letter of shown) if (LETTER.test(letter)) letters.push(index);
  }
  let passed = 0;
  return Array.from(value).flatMap((character) => {
    const before = (letters[passed - 1] ?? -1) + 1;
    const next = letters[passed] ?? written.length;
    const at = LETTER.test(character) ? -1 : written.slice(before, next).indexOf(character);
    if (LETTER.test(character)) passed += 1;
    return Array<number>(character.length).fill(at === -1 ? next : before + at);
  });
}
