import { isUtf8 } from 'node:buffer';
import { normalizeText } from '../../mdx-content';
import type { Report } from '../../shared/text/finding';
import { createPlaceFinder } from './place-finder';
import { isTooLarge } from './read-text';

/** @returns the text; undefined when the file isn't UTF-8 or too large, which is reported */
export function decodeFile(bytes: Buffer, report: Report): string | undefined {
  if (isTooLarge(bytes.length, report)) return undefined;
  const source = bytes.toString('utf8');
  if (isUtf8(bytes)) return source;
  const text = normalizeText(source);
  report(createPlaceFinder(text)(text.indexOf('\uFFFD')), {
    rule: 'encoding',
    message: 'the file is not UTF-8',
    help: 'Save the file again with the encoding "UTF-8", and check whether its accents are still right.',
  });
  return undefined;
}
