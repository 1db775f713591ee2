/** A word of a text, and its offset there. */
interface Word {
  word: string;
  index: number;
}

/** Addresses and file names, which are not looked up. */
const ADDRESS =
  /https?:\/\/\S+|\S+@\S+|\S+\.(?:mdx?|ya?ml|png|svg|example|com|org|gov|net)\b\S*|(?<!\S)\/\S*/g;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;

/** @returns the words of a text, without those that contain a number */
export function wordsIn(text: string): Word[] {
  const prose = text.replace(ADDRESS, (address) => ' '.repeat(address.length));
  return [...prose.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word, index }))
    .filter(({ word }) => !/\p{N}/u.test(word));
}
