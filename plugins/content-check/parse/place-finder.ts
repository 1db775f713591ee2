import { LineCounter } from 'yaml';
import type { Place } from '../../shared/text/finding';

/** Finds the place of an offset in a text. */
export type PlaceAt = (offset: number) => Place;

export function createPlaceFinder(text: string): PlaceAt {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
