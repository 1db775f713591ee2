/** Characters that Word and phones put in place of plain ones. */
const PLAIN: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '‑': '-' };

/** Normalizes a text for search: small letters, straight quotes, plain hyphens and spaces. Each offset stays the same. */
export const searchable = (text: string): string =>
  text.replace(/[‘’“”‑]|\s|\p{Lu}/gu, (character) => {
    if (/\s/.test(character)) return ' ';
    const plain = PLAIN[character] ?? character.toLowerCase();
    return plain.length === character.length ? plain : character;
  });

const LETTER = '[\\p{L}\\p{N}]';
/** Up to two more words in the same sentence. */
const GAP = '(?:\\s+[^\\s.,;:!?]+){0,2}\\s+';
const PERCENT = '[\\s-]?(?:%|per[\\s-]?cent)';
/** Neither inside a word nor inside a number. */
const END = `(?!(?<=${LETTER})${LETTER}|(?<=\\d)[.,]\\d)`;

/** The pattern of a part of a wording that is more than a letter or a digit. */
function patternOfSign(sign: string): string {
  if (sign.includes('...')) return GAP;
  if (sign.endsWith('%') || sign.endsWith('t')) return PERCENT;
  if (sign === '-') return '[\\s-]?';
  if (sign === '*') return `${LETTER}*`;
  if (sign.trim() === '') return '\\s+';
  return /[\^$\\.*+?()[\]{}|/]/.test(sign) ? `\\${sign}` : sign;
}

const SIGNS = /(?:\s+\.\.\.)+\s+|\s*%|\s+per ?cent\b|\s+|[!-/:-@[-`{-~]/g;

const patternOf = (phrases: readonly string[]): string =>
  phrases.map((phrase) => searchable(phrase.trim()).replace(SIGNS, patternOfSign)).join('|');

/**
 * The pattern of any of several wordings, for searchable text. Words match whole and in any case. `*` at the end of
 * a word matches any ending, `...` up to two more words, and a hyphen also a space or nothing.
 *
 * @param unless what is no match, and nothing inside it; the group of the pattern
 */
export const anyOf = (phrases: readonly string[], unless: readonly string[] = []): RegExp =>
  new RegExp(`(?<!${LETTER})(?:(${patternOf(unless) || '(?!)'})|${patternOf(phrases)})${END}`, 'gu');
