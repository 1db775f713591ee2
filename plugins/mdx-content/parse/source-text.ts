import { LineCounter } from 'yaml';
import type { Place } from '../../shared/finding';

/** Finds the place of an offset in a text. */
export type PlaceAt = (offset: number) => Place;

/**
 * Normalizes the text of a content file: line ends become `\n`, and a byte order mark at the start
 * goes. Lines and columns stay those that a text editor shows.
 */
export const normalizeText = (source: string): string =>
  source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Makes the function that finds places in this text. */
export function createPlaceFinder(text: string): PlaceAt {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
