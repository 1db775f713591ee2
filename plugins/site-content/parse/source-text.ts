import { isUtf8 } from 'node:buffer';
import type { Place, Report } from './finding';

// Control characters, and the replacement character for undecodable bytes.
// eslint-disable-next-line no-control-regex
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/;

/**
 * Normalizes the text of a content file: `\n` line ends, no byte order mark.
 * Lines and columns stay those that an editor shows.
 */
export const plainText = (source: string): string => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/**
 * Decodes the bytes of a content file, and reports characters that an editor cannot show.
 *
 * @returns the normalized text (see `plainText`), or undefined when the bytes are not UTF-8
 */
export function decode(bytes: Buffer, report: Report): string | undefined {
  const text = plainText(bytes.toString('utf8'));
  if (!isUtf8(bytes)) {
    report(placeAt(text, text.indexOf('\uFFFD')), {
      rule: 'encoding',
      message: 'the file is not saved as UTF-8',
      help: 'Save the file again with the encoding "UTF-8", and look whether its accents and quotes are still right.',
    });
    return undefined;
  }
  const unreadable = UNREADABLE.exec(text);
  if (unreadable) {
    const code = unreadable[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    report(placeAt(text, unreadable.index), {
      rule: 'encoding',
      message: `there is a character that cannot be read or seen here (U+${code})`,
      help: 'Delete the character and type the text around it again.',
    });
  }
  return text;
}

/** Converts an offset in a text to a line and a column, both from 1. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
