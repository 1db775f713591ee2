/** Signs that readers take for the first of their row. */
const ALIKE = ["'‘’‚‛ʼ′´`", '"“”„‟″«»', '-‐‑‒–—―−⁃', 'iı', 'lł', 'oø', 'dđ', 'hħ', 'tŧ'];
const PLAIN = new Map(ALIKE.flatMap(([plain = '', ...signs]) => signs.map((sign) => [sign, plain] as const)));
/** Punctuation and pictures beyond ASCII, which make no other word: `·`, `…`. */
const SIGN = /[\p{P}\p{So}\uFE0F]/u;

/** Normalizes a text for search: small letters without accents, straight quotes, plain hyphens and spaces. */
export const searchable = (original: string): string =>
  original.replace(/[^!-@[-~]/gu, (sign) => {
    if (/\s/.test(sign)) return ' ';
    const plain = sign.normalize('NFKD').charAt(0).toLowerCase();
    // Each offset is the same in both texts.
    if (SIGN.test(sign)) return PLAIN.get(sign) ?? '-'.repeat(sign.length);
    return PLAIN.get(plain) ?? (sign.length === 1 ? plain : sign);
  });

const WORD = '[a-z0-9\\u00aa-\\uffff]';
/** Signs that do not make another word: "guar-antee", `"always" safe`. */
const INSIDE = '[!-/:-@[-`{-~]*';
const BETWEEN = '[\\s"\'*_()[\\]-]+';
const GAP = `(?:\\s+[^\\s.,;:!?]+){0,2}${BETWEEN}`;
/** Neither inside a word nor inside a number. */
const END = `(?!(?<=${WORD})${WORD}|(?<=\\d)[.,]\\d)`;

/** The pattern of a sign of a wording, or of the empty place between two of its letters. */
function patternOfSign(sign: string): string {
  if (sign === '') return INSIDE;
  if (sign.includes('...')) return GAP;
  if (sign.endsWith('%') || sign.endsWith('t')) return '[\\s-]*(?:%|per[\\s-]?cent)';
  if (sign === '-') return '[\\s"\'-]*';
  if (sign === '*') return `${WORD}*`;
  return sign.trim() === '' ? BETWEEN : `\\${sign}`;
}

const SIGNS = /(?:\s+\.\.\.)+\s+|\s*%|\s+per ?cent\b|\s+|[!-/:-@[-`{-~]|(?<=[a-z])(?=[a-z])/g;
const patternOf = (phrases: readonly string[]): string =>
  phrases.map((phrase) => searchable(phrase.trim()).replace(SIGNS, patternOfSign)).join('|');

/**
 * The pattern of any of several wordings, for searchable text. Words match whole and in any case. `*` at the end of
 * a word matches any ending, `...` up to two more words, and a hyphen also a space or nothing.
 *
 * @param unless what is no match, and nothing inside it; the group of the pattern
 */
export const anyOf = (phrases: readonly string[], unless: readonly string[] = []): RegExp =>
  new RegExp(`(?<!${WORD})(?:(${patternOf(unless) || '(?!)'})|${patternOf(phrases)})${END}`, 'g');
