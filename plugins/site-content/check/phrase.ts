const EQUIVALENTS = [
  [/[\u2018\u2019\u201A\u201B\u02BC\u2032\u00B4]/, "'"],
  [/[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/, '"'],
  [/[\u2010-\u2015\u2212]/, '-'],
  [/\s/, ' '],
  // Soft hyphens and zero-width characters can hide a wording.
  [/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/, ''],
] as const;

const NOT_ASCII = /[\u0080-\uffff]/g;
const SYMBOL = /[^\p{L}\p{N}\p{M}\p{Cs}\p{ASCII}]/u;

/** Normalizes a text for search: lower case, straight quotes, plain hyphens and spaces. */
export const searchable = (original: string): string =>
  original.replace(NOT_ASCII, normalizeCharacter).toLowerCase();

function normalizeCharacter(character: string): string {
  for (const [pattern, plain] of EQUIVALENTS) if (pattern.test(character)) return plain;
  const plain = character.normalize('NFKC').toLowerCase();
  return SYMBOL.test(plain) ? '|' : plain;
}

/** Converts an offset in the searchable text to an offset in the original. */
export function originalIndex(original: string, index: number): number {
  let found = index;
  // `searchable` leaves characters out or makes several of one, which shifts the offsets after them. An offset within
  // several maps to the one character.
  for (const { 0: character, index: at } of original.matchAll(NOT_ASCII)) {
    if (at > found) break;
    found = Math.max(at, found + 1 - normalizeCharacter(character).length);
  }
  return found;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
// All non-ASCII characters of searchable text are letters or digits; \p{L} is ten times slower.
const WORD = '[a-z0-9\\u0080-\\uffff]';
// A gap holds no negation: "we ... recommend" does not match "we do not recommend".
const GAP =
  "(?:[\\s-]+(?!(?:not|no|never|neither|nor|cannot)(?![a-z0-9])|[a-z]+n't)[^\\s.,;:!?]+){0,2}[\\s-]+";
/** Neither inside a word nor inside a number. */
const END = `(?!(?<=${WORD})${WORD}|(?<=\\d)[.,]\\d)`;

/** The pattern of a wording without its ends, for searchable text. */
function patternOf(phrase: string): string {
  const gaps = searchable(phrase.trim()).split(/(?:\s+\.\.\.)+\s+/);
  const words = gaps.map((part) => escaped(part).replace(/-/g, '[\\s-]*').replace(/\s+/g, '[\\s-]+'));
  return words.join(GAP).replaceAll('\\*', `${WORD}*`);
}

/**
 * The pattern of any of several wordings, for searchable text. Words match whole and in any case. `*` at the end of
 * a word matches any ending, `...` up to two more words, and a hyphen also a space or nothing.
 */
export const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<!${WORD})(?:${phrases.map(patternOf).join('|')})${END}`, 'g');

/** The pattern of a name in any case, in one word or several, but not inside an address. */
export function nameInAnySpelling(name: string): RegExp {
  const words = searchable(name).split(/[\s-]+/);
  return new RegExp(`(?<!${WORD}|[@/.])${words.map(escaped).join('[\\s-]*')}(?!${WORD}|@|\\.${WORD})`, 'g');
}

/** The pattern of exact words, with any white space between them. */
export const literally = (words: string): RegExp =>
  new RegExp(escaped(searchable(words).trim()).replace(/\s+/g, '\\s+'), 'g');
