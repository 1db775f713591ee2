/** A word of a text, and where it begins there. */
export interface Word {
  word: string;
  index: number;
}

/** Names of files and addresses are no words. */
const ADDRESS =
  /https?:\/\/\S+|\S+@\S+|\S+\.(?:mdx?|ya?ml|png|svg|example|com|org|gov|net)\b\S*|(?<!\S)\/\S*/g;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;

/** The words of a text that can be spelled right or wrong: those with a number in them cannot. */
export function wordsIn(text: string): Word[] {
  const prose = text.replace(ADDRESS, (address) => ' '.repeat(address.length));
  return [...prose.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word, index }))
    .filter(({ word }) => !/\p{N}/u.test(word));
}
