import { LineCounter } from 'yaml';
import type { Place } from './finding';

/** Converts an offset in a text to a line and a column. */
export type PlaceAt = (offset: number) => Place;

/**
 * Normalizes the text of a content file: `\n` line ends, no byte order mark.
 * Lines and columns stay those that an editor shows.
 */
export const plainText = (source: string): string => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Makes the function that finds the place of an offset in a text. */
export function placesIn(text: string): PlaceAt {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
