import { isUtf8 } from 'node:buffer';
import { FILE_START, type Report } from '../parse/finding';
import { placesIn, plainText } from '../parse/source-text';
import { characterFlaws } from './rules/characters';

/** The limits of a content file. Within them, the check of a file takes less than a second. */
const MAX_BYTES = 24_576;
const MAX_LINES = 800;
const MAX_WORD = 300;
/** Of quotes and list markers around a line. */
const MAX_DEPTH = 3;
/** Signs of Markdown in a file, and between two empty lines, where the parser matches each with each. */
const MAX_MARKS = 2_000;
const MAX_MARKS_TOGETHER = 300;
const MARKS = '|*_~`[\\]<>{}\\\\&!"';

const SHORTEN = 'Shorten the text, or ask a developer whether the limit can be higher.';
const LIMITS: readonly (readonly [pattern: RegExp, message: string, help: string])[] = [
  [
    new RegExp(`\\S{${MAX_WORD + 1}}`),
    `this word has more than ${MAX_WORD} characters`,
    'Put spaces into it, or take it out.',
  ],
  [
    new RegExp(`^(?:[ \\t]*(?:>|[-+*][ \\t]|\\d+[.)][ \\t])|[ \\t]{4}){${MAX_DEPTH + 1}}`, 'm'),
    `this line is deeper than ${MAX_DEPTH} quotes and lists`,
    'Begin the line nearer to the margin.',
  ],
  [new RegExp(`^(?:.*\\n){${MAX_LINES}}[^]`), `the file has more than ${MAX_LINES} lines`, SHORTEN],
  [
    new RegExp(`^(?:[^${MARKS}]*[${MARKS}]){${MAX_MARKS + 1}}`),
    `the file has more than ${MAX_MARKS} signs such as *, [ and |`,
    SHORTEN,
  ],
  [
    new RegExp(`(?<=^|\\n\\n)(?:(?:(?!\\n\\n)[^${MARKS}])*[${MARKS}]){${MAX_MARKS_TOGETHER + 1}}`),
    `there are more than ${MAX_MARKS_TOGETHER} signs such as *, [ and | from here to the next empty line`,
    'Use fewer of them, or split the paragraph or the table.',
  ],
];

/**
 * Decodes the bytes of a content file. Reports the first limit that it exceeds, and characters that readers cannot see
 * or take for others.
 *
 * @returns the normalized text (see `plainText`), or undefined when it is not UTF-8 or exceeds a limit
 */
export function decode(bytes: Buffer, report: Report): string | undefined {
  if (bytes.length > MAX_BYTES) {
    const message = `the file has ${bytes.length} bytes, and at most ${MAX_BYTES} can be checked`;
    report(FILE_START, { rule: 'limit', message, help: SHORTEN });
    return undefined;
  }
  const text = plainText(bytes.toString('utf8'));
  const placeAt = placesIn(text);
  if (!isUtf8(bytes)) {
    const help =
      'Save the file again with the encoding "UTF-8", and look whether its accents are still right.';
    report(placeAt(text.indexOf('\uFFFD')), { rule: 'encoding', message: 'the file is not UTF-8', help });
    return undefined;
  }
  for (const { index, ...problem } of characterFlaws(text)) report(placeAt(index), problem);
  for (const [pattern, message, help] of LIMITS) {
    const index = text.search(pattern);
    if (index === -1) continue;
    report(placeAt(index), { rule: 'limit', message, help });
    return undefined;
  }
  return text;
}
