import { isUtf8 } from 'node:buffer';
import { LineCounter } from 'yaml';
import { characterFlaws } from './characters';
import { FILE_START, type Place, type Report } from './finding';
import { findExcess, MAX_BYTES, SHORTEN } from './limits';

/** Converts an offset in a text to a line and a column. */
export type PlaceAt = (offset: number) => Place;

/**
 * Normalizes the text of a content file: `\n` line ends, no byte order mark.
 * Lines and columns stay those that an editor shows.
 */
export const plainText = (source: string): string => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/**
 * Decodes the bytes of a content file, and reports characters that readers cannot see or take for others.
 *
 * @returns the normalized text (see `plainText`), or undefined when it is not UTF-8 or exceeds a limit
 */
export function decode(bytes: Buffer, report: Report): string | undefined {
  if (bytes.length > MAX_BYTES) {
    report(FILE_START, {
      rule: 'limit',
      message: `the file has ${bytes.length} bytes, and at most ${MAX_BYTES} can be checked`,
      help: SHORTEN,
    });
    return undefined;
  }
  const text = plainText(bytes.toString('utf8'));
  const placeAt = placesIn(text);
  if (!isUtf8(bytes)) {
    report(placeAt(text.indexOf('\uFFFD')), {
      rule: 'encoding',
      message: 'the file is not saved as UTF-8',
      help: 'Save the file again with the encoding "UTF-8", and look whether its accents and quotes are still right.',
    });
    return undefined;
  }
  const excess = findExcess(text);
  for (const { index, ...problem } of [...characterFlaws(text), ...(excess ? [excess] : [])]) {
    report(placeAt(index), problem);
  }
  return excess ? undefined : text;
}

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
