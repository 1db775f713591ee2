import type { Element, Properties, Root, RootContent } from 'hast';
import type { ZodObject } from 'zod';
import { nearestMeta } from '../../mdx-content';
import { FILE_START, type Place } from '../../shared/text/finding';
import type { ContentDocument } from '../parse/read-document';
import type { TextField } from '../parse/read-yaml';
import { normalizeForSearch } from './wording-pattern';

/**
 * A text that visitors read in one go: a paragraph, heading, table cell or field, or the
 * title or label of an element.
 */
export interface TextBlock {
  text: string;
  /** The text as wordings are searched in it (see normalizeForSearch). Each character keeps its offset. */
  searchable: string;
  /** The parts of the text, in order, each with its source. */
  pieces: readonly TextPiece[];
  /**
   * Whether every visitor reads it. Only some read titles and labels, and text that only some builds show.
   */
  isAlwaysVisible: boolean;
}

/**
 * A part of a block and its source in the file. A text that a component writes isn't in the file,
 * so its `written` is empty.
 */
type TextPiece = Omit<TextField, 'path'>;

/** Words of a block that match a pattern. */
export interface Match {
  block: TextBlock;
  /** The offset of the first character in the block's text. */
  start: number;
  /** The offset after the last character in the block's text. */
  end: number;
  /** The words as visitors read them, on one line. */
  written: string;
  place: Place;
  /** Whether somebody has typed the words into the file. A component may have written them instead. */
  isTyped: boolean;
}

type Visibility = Pick<TextBlock, 'isAlwaysVisible'>;

const ALWAYS: Visibility = { isAlwaysVisible: true };
const SOMETIMES: Visibility = { isAlwaysVisible: false };

/** The elements that don't end a block. */
const INLINE_ELEMENTS = ['a', 'br', 'code', 'em', 'img', 'mark', 'strong', 'sub', 'sup', 'wbr'];

/** The attributes whose text some visitors read or hear. */
const TEXT_ATTRIBUTES: readonly (keyof Properties)[] = ['alt', 'title', 'ariaLabel'];

/** @returns the text blocks of a compiled body, without text that is struck through */
export function textBlocksOfBody(
  compiledBody: Root,
  { body, placeAt }: Pick<ContentDocument, 'body' | 'placeAt'>,
): TextBlock[] {
  const blocks: TextBlock[] = [];
  let pieces: TextPiece[] = [];

  const pieceOf = (value: string, { position }: Pick<RootContent, 'position'>): TextPiece => {
    const start = position?.start.offset ?? 0;
    const written = body.slice(start, position?.end.offset ?? start);
    return { value, written, placeAt: (offset) => placeAt(start + offset) };
  };
  const endBlock = (visibility: Visibility) => {
    if (pieces.length > 0) blocks.push(textBlockOf(pieces, visibility));
    pieces = [];
  };
  const collectFrom = (parent: Root | Element, visibility: Visibility): void => {
    for (const node of parent.children) {
      if (node.type === 'text') {
        // A text in a block of code has no position of its own: its element has it.
        const isInCode = parent.type === 'element' && parent.tagName === 'code';
        pieces.push(pieceOf(node.value, isInCode ? parent : node));
      }
      if (node.type !== 'element' || node.tagName === 'del') continue;
      for (const attribute of TEXT_ATTRIBUTES) {
        const value = node.properties?.[attribute];
        const source = node.position ? node : parent;
        if (typeof value === 'string') blocks.push(textBlockOf([pieceOf(value, source)], SOMETIMES));
      }
      const contentVisibility = node.properties?.['hidden'] ? SOMETIMES : visibility;
      const isBlock = !INLINE_ELEMENTS.includes(node.tagName);
      if (isBlock) endBlock(visibility);
      collectFrom(node, contentVisibility);
      if (isBlock) endBlock(contentVisibility);
    }
  };
  collectFrom(compiledBody, ALWAYS);
  endBlock(ALWAYS);
  return blocks;
}

/** @param schema the schema of all fields, which says whether every visitor reads this one */
export const fieldBlockOf = (field: TextField, schema: ZodObject): TextBlock =>
  textBlockOf([field], { isAlwaysVisible: nearestMeta(schema, field.path, 'isAlwaysVisible') ?? false });

/** @param pieces the parts of a paragraph, or the single text of a field */
export function textBlockOf(
  pieces: readonly TextPiece[],
  { isAlwaysVisible }: Visibility = ALWAYS,
): TextBlock {
  const text = pieces.map(({ value }) => value).join('');
  return { text, searchable: normalizeForSearch(text), pieces, isAlwaysVisible };
}

/**
 * Finds what matches a pattern in the searchable text of blocks.
 *
 * @param pattern has the flag `g`. Where its first group matches, it has found an exception, such
 *   as a denial (see wordingPattern), which is left out.
 */
export function findMatches(blocks: readonly TextBlock[], pattern: RegExp): Match[] {
  const matches: Match[] = [];
  for (const block of blocks) {
    // Most blocks have no match, and `search` is faster than `matchAll`, which compiles the pattern again.
    if (block.searchable.search(pattern) === -1) continue;
    for (const { index: start, 0: words, 1: exception } of block.searchable.matchAll(pattern)) {
      if (exception !== undefined) continue;
      const end = start + words.length;
      const written = block.text.slice(start, end).replace(/\s+/g, ' ');
      matches.push({ block, start, end, written, ...sourceOf(block, start) });
    }
  }
  return matches;
}

/**
 * Finds where in the file a character of a block was written. The file may spell the text in another way,
 * with markup or entities. So the place is that of the same occurrence of the word in the file. If the word
 * isn't there, the place is as far from the start of the piece as in the text.
 *
 * @param index the offset of the character in the block's text
 */
function sourceOf({ pieces }: TextBlock, index: number): Pick<Match, 'place' | 'isTyped'> {
  let pieceStart = 0;
  let piece: TextPiece | undefined;
  for (const candidate of pieces) {
    piece = candidate;
    const pieceEnd = pieceStart + candidate.value.length;
    if (index < pieceEnd) break;
    pieceStart = pieceEnd;
  }
  if (!piece) return { place: FILE_START, isTyped: false };
  const { value, written, placeAt } = piece;
  const offset = offsetInSource(value, index - pieceStart, written);
  return { place: placeAt(Math.min(offset, written.length)), isTyped: written !== '' };
}

/** @returns the offset in `written` of the same occurrence of the word at `index`, or else `index` */
function offsetInSource(value: string, index: number, written: string): number {
  const [word = ''] = /^[\p{L}\p{N}]+|^[^]/u.exec(value.slice(index)) ?? [];
  const occurrence = value.slice(0, index).split(word).length;
  const partsBetweenWords = written.split(word);
  if (partsBetweenWords.length <= occurrence) return index;
  return partsBetweenWords.slice(0, occurrence).join(word).length;
}
