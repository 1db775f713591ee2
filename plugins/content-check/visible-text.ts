import type { Element, Properties, Root } from 'hast';
import { FILE_START, type ContentDocument, type Place, type TextField } from '../mdx-content';
import { searchable } from './wording-pattern';

/** A text that readers see as one: a paragraph, heading, cell or field, or the title or label of an element. */
export interface Prose {
  text: string;
  /** The text normalized for search, with the same offsets. */
  searchable: string;
  pieces: readonly Piece[];
  /** Whether every visitor reads it: titles, labels, and what only some builds show are for some only. */
  isVisible: boolean;
}

/** A part of a prose and its source; what a component writes has an empty one. */
type Piece = Omit<TextField, 'field'>;

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

const INLINE = ['a', 'br', 'code', 'em', 'img', 'mark', 'strong', 'sub', 'sup', 'wbr'];
const LABELS: readonly (keyof Properties)[] = ['alt', 'title', 'ariaLabel'];

/** The prose of a compiled body, without what is struck through. */
export function proseOfPage(
  page: Root,
  { body, placeAt }: Pick<ContentDocument, 'body' | 'placeAt'>,
): Prose[] {
  const all: Prose[] = [];
  let pieces: Piece[] = [];
  const pieceOf = (value: string, { position }: Pick<Element, 'position'>): Piece => {
    const start = position?.start.offset ?? 0;
    const written = body.slice(start, position?.end.offset ?? start);
    return { value, written, placeAt: (offset) => placeAt(start + offset) };
  };
  const endBlock = (isVisible: boolean) => {
    if (pieces.length > 0) all.push(proseOf(pieces, isVisible));
    pieces = [];
  };
  const walk = (parent: Root | Element, isVisible: boolean): void => {
    for (const node of parent.children) {
      // A block of code has the position, not its text.
      const isCode = 'tagName' in parent && parent.tagName === 'code';
      if (node.type === 'text') pieces.push(pieceOf(node.value, isCode ? parent : node));
      if (node.type !== 'element' || node.tagName === 'del') continue;
      for (const label of LABELS) {
        const value = node.properties?.[label];
        const source = node.position ? node : parent;
        if (typeof value === 'string') all.push(proseOf([pieceOf(value, source)], false));
      }
      const isBlock = !INLINE.includes(node.tagName);
      const isSeen = isVisible && !node.properties?.['hidden'];
      if (isBlock) endBlock(isVisible);
      walk(node, isSeen);
      if (isBlock) endBlock(isSeen);
    }
  };
  walk(page, true);
  endBlock(true);
  return all;
}

/** The prose of the parts of a paragraph, or of a field of front matter or site.yaml. */
export function proseOf(pieces: readonly Piece[], isVisible = true): Prose {
  const text = pieces.map(({ value }) => value).join('');
  return { text, searchable: searchable(text), pieces, isVisible };
}

/** Finds all matches of a pattern for searchable text, except for those of its first group. */
export const findIn = (texts: readonly Prose[], pattern: RegExp): Match[] =>
  // Most texts have no match, and matchAll compiles the pattern anew.
  texts
    .filter(({ searchable }) => searchable.search(pattern) !== -1)
    .flatMap((prose) =>
      [...prose.searchable.matchAll(pattern)].flatMap(({ index: start, 0: words, 1: fine }) => {
        const end = start + words.length;
        const written = prose.text.slice(start, end).replace(/\s+/g, ' ');
        return fine === undefined ? { prose, start, end, written, ...sourceOf(prose, start) } : [];
      }),
    );

/** Finds the source of a character: the same occurrence of its word, else about as far from the start. */
export function sourceOf({ pieces }: Prose, index: number): Pick<Match, 'place' | 'isTyped'> {
  let pieceStart = 0;
  let piece: Piece | undefined;
  for (const candidate of pieces) {
    piece = candidate;
    if (index < pieceStart + candidate.value.length) break;
    pieceStart += candidate.value.length;
  }
  if (!piece) return { place: FILE_START, isTyped: false };
  const { value, written, placeAt } = piece;
  const at = index - pieceStart;
  const [word = ''] = /^[\p{L}\p{N}]+|^[^]/u.exec(value.slice(at)) ?? [];
  const occurrence = value.slice(0, at).split(word).length;
  const parts = written.split(word);
  const offset = parts.length > occurrence ? parts.slice(0, occurrence).join(word).length : at;
  return { place: placeAt(Math.min(offset, written.length)), isTyped: written !== '' };
}
