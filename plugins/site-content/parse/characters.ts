import type { Problem } from './finding';

const INVISIBLE =
  // eslint-disable-next-line no-control-regex
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000\uFFFD\u{1D159}]/u;
const OTHER_ALPHABET =
  /[\u{1F100}-\u{1F1FF}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Cyrillic}\p{Script=Deseret}\p{Script=Greek}\p{Script=Lisu}]/u;
const MIXED = /(?<=\p{Script=Latin})(?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}(?=\p{Script=Latin})/u;
const PHONETIC =
  /(?![\u0041-\u017F\u01A0\u01A1\u01AF\u01B0\u01CD-\u01DC\u0218-\u021B\u1E00-\u1EFF])\p{Script=Latin}/u;
const LOOSE_ACCENT = /(?<=[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}])\p{M}/u;
const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'gu');
const LOOKALIKE = anyOf(OTHER_ALPHABET, MIXED, PHONETIC, LOOSE_ACCENT);

/** Signs whose plain form has a letter or a digit, and which nobody takes for it. */
const USUAL_SIGNS = '™℠²³¹½¼¾⅓⅔⅛⅜⅝⅞№';

/** A disguise of a letter, a digit, `%` or `$`, such as a mathematical or a fullwidth letter. */
const isDisguise = (character: string) =>
  /[a-z0-9%$]/i.test(character.normalize('NFKC')) && !USUAL_SIGNS.includes(character);

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Finds characters that hide words from a search: invisible ones, and those that look like Latin letters.
 *
 * @returns each with its offset
 */
export function characterFlaws(text: string): (Problem & { index: number })[] {
  const invisible = Array.from(text.matchAll(anyOf(INVISIBLE)), ({ 0: character, index }) => ({
    index,
    rule: 'invisible-character',
    message: `there is a character that cannot be read or seen here (${codeOf(character)})`,
    help: 'Delete the character and type the text around it again.',
  }));
  const disguised = [...text.matchAll(/\P{ASCII}/gu)].filter(([character]) => isDisguise(character));
  const lookalike = [...text.matchAll(LOOKALIKE), ...disguised].map(({ 0: character, index }) => ({
    index,
    rule: 'lookalike-character',
    message: `"${character}" (${codeOf(character)}) looks like another letter or sign`,
    help: 'Type the word again with plain letters of the English alphabet, digits and accents.',
  }));
  return [...new Map([...lookalike, ...invisible].map((flaw) => [flaw.index, flaw])).values()];
}
