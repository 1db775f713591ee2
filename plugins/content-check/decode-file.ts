import { isUtf8 } from 'node:buffer';
import { FILE_START, placesIn, plainText, type Report } from '../mdx-content';
import { strayCharacters } from './stray-characters';

/** Several times the longest text: more is a mistake, such as a pasted picture. */
const MAX_BYTES = 100_000;

/**
 * Decodes the bytes of a content file, and reports characters that editors don't see.
 *
 * @returns the normalized text (see `plainText`), or undefined when it is not UTF-8 or too large
 */
export function decodeFile(bytes: Buffer, report: Report): string | undefined {
  if (bytes.length > MAX_BYTES) {
    report(FILE_START, {
      rule: 'limit',
      message: `the file has ${bytes.length} bytes, and at most ${MAX_BYTES} can be checked`,
      help: 'Shorten the text, or ask a developer whether the limit can be higher.',
    });
    return undefined;
  }
  const text = plainText(bytes.toString('utf8'));
  const placeAt = placesIn(text);
  if (!isUtf8(bytes)) {
    const help =
      'Save the file again with the encoding "UTF-8", and check whether its accents are still right.';
    report(placeAt(text.indexOf('\uFFFD')), { rule: 'encoding', message: 'the file is not UTF-8', help });
    return undefined;
  }
  for (const { index, ...problem } of strayCharacters(text)) report(placeAt(index), problem);
  return text;
}
