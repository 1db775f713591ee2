/** A text in which wordings can be found: lower case, straight quotes, plain hyphens and spaces. */
export interface Searchable {
  text: string;
  /** The place in the original of a place in the text. */
  originalIndex: (index: number) => number;
}

const SAME = [
  [/[\u2018\u2019\u201A\u201B\u02BC\u2032\u00B4]/, "'"],
  [/[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/, '"'],
  [/[\u2010-\u2015\u2212]/, '-'],
  [/\s/, ' '],
  // Soft hyphens and characters without width can hide a wording.
  [/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/, ''],
] as const;

// eslint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007F]*$/;

/** Makes a text comparable, and keeps where each of its characters came from. */
export function searchable(original: string): Searchable {
  if (ASCII.test(original)) return { text: original.toLowerCase(), originalIndex: (index) => index };
  const places: number[] = [];
  let text = '';
  for (let index = 0; index < original.length; index += 1) {
    const plain = plainCharacter(original[index] as string);
    for (const character of plain) {
      text += character;
      while (places.length < text.length) places.push(index);
    }
  }
  return { text, originalIndex: (index) => places[index] ?? original.length };
}

function plainCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  for (const [pattern, plain] of SAME) if (pattern.test(character)) return plain;
  return character.normalize('NFKC').toLowerCase();
}

const ESCAPED = /[.*+?^${}()|[\]\\/]/g;
const WORD = '[\\p{L}\\p{N}]';
const GAP = '...';
// Words of denial are no part of a wording: "we ... recommend" is not "we do not recommend".
const GAP_WORDS =
  "(?:[\\s-]+(?!(?:not|no|never|neither|nor|cannot)(?![\\p{L}\\p{N}])|\\p{L}+n't)[^\\s.,;:!?]+){0,2}[\\s-]+";

/** Why a wording of the policy cannot be searched for, or undefined when it can. */
export function faultOfPhrase(phrase: string): string | undefined {
  const words = phrase.split(/\s+/);
  if (!/[\p{L}\p{N}]/u.test(phrase)) return 'must hold a word';
  if (words[0] === GAP || words.at(-1) === GAP) return 'cannot begin or end with "..."';
  if (words.some((word) => /\*./.test(word) || word === '*'))
    return 'can have a "*" only at the end of a word';
  return undefined;
}

/**
 * The pattern of a wording, for searchable text. Words stand for themselves, whole and in any case;
 * `*` at the end of a word stands for any ending, `...` between words for up to two more words, and a
 * hyphen also for a space or nothing.
 */
export function patternOf(phrase: string): string {
  const words = searchable(phrase.trim()).text.split(/\s+/);
  let pattern = '';
  words.forEach((word, index) => {
    if (word === GAP) return;
    if (index > 0) pattern += words[index - 1] === GAP ? GAP_WORDS : '[\\s-]+';
    pattern += wordPattern(word);
  });
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const before = /^[\p{L}\p{N}]/u.test(first) ? `(?<!${WORD})` : '';
  const after = /\d$/.test(last) ? `(?!${WORD}|[.,]\\d)` : /[\p{L}*]$/u.test(last) ? `(?!${WORD})` : '';
  return before + pattern + after;
}

function wordPattern(word: string): string {
  const open = word.endsWith('*');
  const plain = (open ? word.slice(0, -1) : word).replace(ESCAPED, '\\$&').replace(/-/g, '[\\s-]*');
  return open ? `${plain}${WORD}*` : plain;
}

/** A pattern for any of some wordings. */
export function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(phrases.map((phrase) => `(?:${patternOf(phrase)})`).join('|'), 'gu');
}
