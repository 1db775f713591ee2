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

const ASCII = /^\p{ASCII}*$/u;
const SIGN = /[^\p{L}\p{N}\p{M}\p{Cs}\p{ASCII}]/u;

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
  const plain = character.normalize('NFKC').toLowerCase();
  return SIGN.test(plain) ? '|' : plain;
}

const ESCAPED = /[.*+?^${}()|[\]\\/]/g;
// In searchable text whatever is not ASCII is a letter or a digit; asking Unicode is ten times slower.
const WORD = '[a-z0-9\\u0080-\\uffff]';
const GAP = '...';
// Words of denial are no part of a wording: "we ... recommend" is not "we do not recommend".
const GAP_WORDS =
  "(?:[\\s-]+(?!(?:not|no|never|neither|nor|cannot)(?![a-z0-9])|[a-z]+n't)[^\\s.,;:!?]+){0,2}[\\s-]+";

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
function patternOf(phrase: string): string {
  const words = searchable(phrase.trim()).text.split(/\s+/);
  let pattern = '';
  words.forEach((word, index) => {
    if (word === GAP) return;
    if (index > 0) pattern += words[index - 1] === GAP ? GAP_WORDS : '[\\s-]+';
    pattern += wordPattern(word);
  });
  const last = words.at(-1) ?? '';
  if (/\d$/.test(last)) return `${pattern}(?!${WORD}|[.,]\\d)`;
  return ENDS_IN_LETTER.test(last) ? `${pattern}(?!${WORD})` : pattern;
}

const ENDS_IN_LETTER = new RegExp(`${WORD}$`);

function wordPattern(word: string): string {
  const open = word.endsWith('*');
  const plain = escaped(open ? word.slice(0, -1) : word).replace(/-/g, '[\\s-]*');
  return open ? `${plain}${WORD}*` : plain;
}

/** A pattern for any of some wordings, in searchable text. */
export function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<!${WORD})(?:${phrases.map(patternOf).join('|')})`, 'g');
}

/** A pattern for a name in any case and in one word or several, but not as a part of an address. */
export function nameInAnySpelling(name: string): RegExp {
  const words = searchable(name)
    .text.split(/[\s-]+/)
    .map(escaped);
  return new RegExp(`(?<!${WORD}|[@/.])${words.join('[\\s-]*')}(?!${WORD}|@|\\.${WORD})`, 'g');
}

/** A pattern for words as they are, but for spaces and line breaks. */
export function literally(words: string): RegExp {
  return new RegExp(searchable(words).text.trim().split(/\s+/).map(escaped).join('\\s+'), 'g');
}

const escaped = (text: string) => text.replace(ESCAPED, '\\$&');
