/** Plain characters, by the characters that Word and phones put in their place. */
const PLAIN: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '‑': '-' };

/**
 * Normalizes a text for the search of wordings: small letters, straight quotes, plain hyphens and
 * spaces. Each character keeps its offset.
 */
export const normalizeForSearch = (text: string): string =>
  text.replace(/[‘’“”‑]|\s|\p{Lu}/gu, (character) => {
    if (/\s/.test(character)) return ' ';
    const plain = PLAIN[character] ?? character.toLowerCase();
    // A few capital letters, such as İ, have small ones of another length, which would move all
    // offsets after them.
    return plain.length === character.length ? plain : character;
  });

const LETTER = '[\\p{L}\\p{N}]';
/** Quotes and brackets may surround a word of a wording: `the "best" bank` is still `best bank`. */
const QUOTES = '["\'()]*';
const SPACE = `${QUOTES}\\s+${QUOTES}`;
/** A space with up to two more words of the same sentence in it. */
const GAP = `${QUOTES}(?:\\s+[^\\s.,;:!?]+){0,2}\\s+${QUOTES}`;
const HYPHEN = '(?:-|\\s+)?';
const PERCENT = `${HYPHEN}(?:%|per${HYPHEN}cent)`;
/** The end of a match, which is neither inside a word nor inside a number. */
const END = `(?!(?<=${LETTER})${LETTER}|(?<=\\d)[.,]\\d)`;

/**
 * Matches the parts of a wording that have another source in the pattern: `...`, a percent sign or the
 * word for it, spaces, and punctuation. Some match several spellings, and others have a meaning in a
 * regular expression. The last alternative is all punctuation of ASCII.
 */
const PARTS_TO_TRANSLATE = /(?:\s+\.\.\.)+\s+|\s*%|\s+per ?cent\b|\s+|[!-/:-@[-`{-~]/g;

/** The characters that a regular expression with the flag `u` requires to be escaped. */
const SYNTAX_CHARACTER = /[\^$\\.+?()[\]{}|/]/;

/** @returns the source of the pattern that matches a part of a wording in a text */
function translatePart(part: string): string {
  if (part.includes('...')) return GAP;
  if (/%|cent/.test(part)) return PERCENT;
  if (part === '-') return HYPHEN;
  if (part === '*') return `${LETTER}*`;
  if (part.trim() === '') return SPACE;
  return SYNTAX_CHARACTER.test(part) ? `\\${part}` : part;
}

const alternativesOf = (wordings: readonly string[]): string =>
  wordings
    .map((wording) => normalizeForSearch(wording.trim()).replace(PARTS_TO_TRANSLATE, translatePart))
    .join('|');

/**
 * Makes the pattern that finds any of several wordings in normalized text (see normalizeForSearch).
 * Words match as a whole and in any case. In a wording, `*` at the end of a word matches any ending,
 * `...` matches up to two more words, and a hyphen also matches a space or nothing.
 *
 * @param exceptions wordings, such as denials, that are allowed although they hold a forbidden one.
 *   The pattern finds each as its first group.
 */
export const wordingPattern = (wordings: readonly string[], exceptions: readonly string[] = []): RegExp => {
  const exception = exceptions.length > 0 ? `(${alternativesOf(exceptions)})|` : '';
  return new RegExp(`(?<!${LETTER})(?:${exception}${alternativesOf(wordings)})${END}`, 'gu');
};
