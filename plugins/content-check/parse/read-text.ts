import { normalizeText } from '../../mdx-content';
import { FILE_START, type Report } from '../../shared/text/finding';
import { createPlaceFinder } from './place-finder';
import { strayCharacters } from './stray-characters';

/** The limit is several times the longest text. A larger file is a mistake, such as a pasted picture. */
const MAX_BYTES = 100_000;

/** @returns whether a file is too large to be checked, which is reported */
export function isTooLarge(bytes: number, report: Report): boolean {
  if (bytes <= MAX_BYTES) return false;
  report(FILE_START, {
    rule: 'limit',
    message: `the file has ${bytes} bytes, and at most ${MAX_BYTES} can be checked`,
    help: 'Shorten the text, or ask a developer whether the limit can be higher.',
  });
  return true;
}

/**
 * Reads the text of a content file, and reports characters that editors don't see.
 *
 * @returns the normalized text (see normalizeText); undefined when it is too large, which is reported
 */
export function readText(source: string, report: Report): string | undefined {
  if (isTooLarge(new TextEncoder().encode(source).length, report)) return undefined;
  const text = normalizeText(source);
  const placeAt = createPlaceFinder(text);
  for (const { index, ...problem } of strayCharacters(text)) report(placeAt(index), problem);
  return text;
}
