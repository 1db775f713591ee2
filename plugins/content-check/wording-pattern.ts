/** The plain characters for those that Word and phones put in their place. */
const PLAIN: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '‑': '-' };

/**
 * Normalizes a text for the search of wordings: small letters, straight quotes, plain hyphens and
 * spaces. Each character keeps its offset.
 */
export const normalizeForSearch = (text: string): string =>
  text.replace(/[‘’“”‑]|\s|\p{Lu}/gu, (character) => {
    if (/\s/.test(character)) return ' ';
    const plain = PLAIN[character] ?? character.toLowerCase();
    // A few capital letters, such as İ, have small ones of another length, which would
    // move all offsets after them.
    return plain.length === character.length ? plain : character;
  });

const LETTER = '[\\p{L}\\p{N}]';
/** Quotes and brackets may stand around a word of a wording: `the "best" bank` is still `best bank`. */
const QUOTES = '["\'()]*';
const SPACE = `${QUOTES}\\s+${QUOTES}`;
/** A space with up to two more words of the same sentence in it. */
const GAP = `${QUOTES}(?:\\s+[^\\s.,;:!?]+){0,2}\\s+${QUOTES}`;
const HYPHEN = '(?:-|\\s+)?';
const PERCENT = `${HYPHEN}(?:%|per${HYPHEN}cent)`;
/** A match ends neither inside a word nor inside a number. */
const END = `(?!(?<=${LETTER})${LETTER}|(?<=\\d)[.,]\\d)`;

/** The parts of a wording that are no letters or digits, and so have a meaning of their own. */
const SIGNS = /(?:\s+\.\.\.)+\s+|\s*%|\s+per ?cent\b|\s+|[!-/:-@[-`{-~]/g;

function patternOfSign(sign: string): string {
  if (sign.includes('...')) return GAP;
  if (/%|cent/.test(sign)) return PERCENT;
  if (sign === '-') return HYPHEN;
  if (sign === '*') return `${LETTER}*`;
  if (sign.trim() === '') return SPACE;
  return /[\^$\\.+?()[\]{}|/]/.test(sign) ? `\\${sign}` : sign;
}

const alternativesOf = (wordings: readonly string[]): string =>
  wordings.map((wording) => normalizeForSearch(wording.trim()).replace(SIGNS, patternOfSign)).join('|');

/**
 * Makes the pattern that finds any of several wordings in normalized text (see normalizeForSearch).
 * Words match as a whole and in any case. In a wording, `*` at the end of a word stands for any
 * ending, `...` for up to two more words, and a hyphen also for a space or nothing.
 *
 * @param exceptions wordings, such as denials, that are allowed although they hold a forbidden one.
 *   The pattern finds each as its first group.
 */
export const wordingPattern = (wordings: readonly string[], exceptions: readonly string[] = []): RegExp => {
  const exception = exceptions.length > 0 ? `(${alternativesOf(exceptions)})|` : '';
  return new RegExp(`(?<!${LETTER})(?:${exception}${alternativesOf(wordings)})${END}`, 'gu');
};
