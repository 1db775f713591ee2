import type { Problem } from '../../parse/finding';
import { sourceOf } from '../prose';
import type { Rule } from './rule';

/** Characters without a picture; U+FE0F after a picture asks for its colours. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex
  /(?<!\p{Extended_Pictographic})\uFE0F|(?!\uFE0F)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u1680\u2000-\u200A\u2028\u2029\u205F\u2800\u3000\uFFFD\u{1D159}]/gu;

/**
 * Letters of another alphabet in a word with Latin ones, letters that are drawn as Latin ones, those of phonetic
 * spelling, and accents beside their letter.
 */
const LOOKALIKE =
  /(?<=\p{Script=Latin})(?![\p{Script=Latin}µ])\p{L}|(?![\p{Script=Latin}µ])\p{L}(?=\p{Script=Latin})|[\u{1F100}-\u{1F1FF}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]|(?![\u0041-\u017F\u01A0\u01A1\u01AF\u01B0\u01CD-\u01DC\u0218-\u021B\u1E00-\u1EFF])\p{Script=Latin}|(?<=[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}])(?!\uFE0F)\p{M}/gu;

/** Signs with a letter or a digit that nobody takes for another: ordinals, powers, fractions. */
const USUAL_SIGN = /[™℠№ªº²³¹¼-¾\u2070-\u2089\u2150-\u215E]/;

/** A disguise of a letter, a digit, `%` or `$`, such as a mathematical or a fullwidth letter. */
const isDisguise = (character: string) =>
  /[a-z0-9%$]/i.test(character.normalize('NFKC')) && !USUAL_SIGN.test(character);

/**
 * Finds characters that hide words from a search: invisible ones, and those that look like Latin letters.
 *
 * @returns each with its offset
 */
export function characterFlaws(text: string): (Problem & { index: number })[] {
  const disguised = [...text.matchAll(/\P{ASCII}/gu)].filter(([character]) => isDisguise(character));
  const help = 'Delete it, and type the word again with plain letters of the English alphabet and accents.';
  const lookalike = [...text.matchAll(LOOKALIKE), ...disguised].map((match) => {
    const message = `"${match[0]}" (${codeOf(match)}) looks like another letter or sign`;
    return { index: match.index, rule: 'lookalike-character', message, help };
  });
  const invisible = Array.from(text.matchAll(INVISIBLE), (match) => {
    const message = `there is a character that cannot be read or seen here (${codeOf(match)})`;
    return { index: match.index, rule: 'invisible-character', message, help };
  });
  return [...new Map([...lookalike, ...invisible].map((flaw) => [flaw.index, flaw])).values()];
}

const codeOf = ([character]: RegExpExecArray) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Reports characters that a reference such as `&shy;` or an escape hides from the search of the source. */
export const hiddenCharacters: Rule = ({ prose: texts, fields }, _site, report) => {
  for (const prose of [...fields, ...texts]) {
    for (const { index, ...problem } of characterFlaws(prose.text)) {
      const isInSource = prose.pieces.some(({ written }) => written.includes(prose.text.charAt(index)));
      if (!isInSource) report(sourceOf(prose, index).place, problem);
    }
  }
};
