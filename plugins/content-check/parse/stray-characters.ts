import type { Problem } from '../../shared/text/finding';

/**
 * Characters that nobody sees, such as soft hyphens, zero-width spaces and control characters, and
 * U+FFFD, which replaces a lost character. A zero-width joiner (U+200D) is fine between emoji, which it
 * joins into one.
 */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- control characters are what it finds
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|[\u00AD\u200B\u200C\u200E\u200F\u2028\u2029\u2060\uFEFF\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;

const NO_BREAK_SPACE = /[\u00A0\u2007\u202F]/g;

/**
 * Finds what word processors and web pages leave in pasted text. An invisible character inside a
 * word would also hide that word from the search for wordings.
 *
 * @returns a problem for each character, with its offset in the text
 */
export function strayCharacters(text: string): (Problem & { index: number })[] {
  const invisible = Array.from(text.matchAll(INVISIBLE), (match) => ({
    index: match.index,
    rule: 'invisible-character',
    message: `there is a character here that nobody can see (${codeOf(match)})`,
    help: 'Delete it, and type the word again.',
  }));
  const noBreakSpaces = Array.from(text.matchAll(NO_BREAK_SPACE), (match) => ({
    index: match.index,
    rule: 'no-break-space',
    severity: 'warning' as const,
    message: `this space keeps the words beside it on one line (${codeOf(match)})`,
    help: 'Type a plain space in its place: the site itself keeps dates and amounts on one line.',
  }));
  return [...invisible, ...noBreakSpaces];
}

/** @returns the code point of a found character, such as `U+00AD` */
const codeOf = ([character]: RegExpExecArray) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
