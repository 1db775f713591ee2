/** Characters that Word and phones put in place of plain ones. */
const PLAIN: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '‑': '-' };

/**
 * Normalizes a text for search: small letters, straight quotes, plain hyphens and spaces. Each character keeps its
 * offset.
 */
export const searchable = (text: string): string =>
  text.replace(/[‘’“”‑]|\s|\p{Lu}/gu, (character) => {
    if (/\s/.test(character)) return ' ';
    const plain = PLAIN[character] ?? character.toLowerCase();
    return plain.length === character.length ? plain : character;
  });

const LETTER = '[\\p{L}\\p{N}]';
/** Quotes and brackets around one of the words make no other wording: `the "best" bank`. */
const QUOTES = '["\'()]*';
const SPACE = `${QUOTES}\\s+${QUOTES}`;
/** Up to two more words in the same sentence. */
const GAP = `${QUOTES}(?:\\s+[^\\s.,;:!?]+){0,2}\\s+${QUOTES}`;
const HYPHEN = '(?:-|\\s+)?';
const PERCENT = `${HYPHEN}(?:%|per${HYPHEN}cent)`;
/** Neither inside a word nor inside a number. */
const END = `(?!(?<=${LETTER})${LETTER}|(?<=\\d)[.,]\\d)`;

/** The parts of a wording that are more than a letter or a digit. */
const SIGNS = /(?:\s+\.\.\.)+\s+|\s*%|\s+per ?cent\b|\s+|[!-/:-@[-`{-~]/g;

function patternOfSign(sign: string): string {
  if (sign.includes('...')) return GAP;
  if (/%|cent/.test(sign)) return PERCENT;
  if (sign === '-') return HYPHEN;
  if (sign === '*') return `${LETTER}*`;
  if (sign.trim() === '') return SPACE;
  return /[\^$\\.+?()[\]{}|/]/.test(sign) ? `\\${sign}` : sign;
}

const patternOf = (wordings: readonly string[]): string =>
  wordings.map((wording) => searchable(wording.trim()).replace(SIGNS, patternOfSign)).join('|');

/**
 * The pattern of any of several wordings, for searchable text. Words match whole and in any case. `*` at the end of
 * a word matches any ending, `...` up to two more words, and a hyphen also a space or nothing.
 *
 * @param unless denials: they, and what is inside them, are no match; the pattern finds them as its first group
 */
export const anyOf = (wordings: readonly string[], unless: readonly string[] = []): RegExp => {
  const denial = unless.length > 0 ? `(${patternOf(unless)})|` : '';
  return new RegExp(`(?<!${LETTER})(?:${denial}${patternOf(wordings)})${END}`, 'gu');
};
