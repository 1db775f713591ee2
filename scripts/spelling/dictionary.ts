import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** American English and the project's own words. */
export interface Dictionary {
  has: (word: string) => boolean;
  /** @returns up to three similar words, the likeliest first */
  suggest: (word: string) => string[];
}

const POSSESSIVE = /'s?$/;

/** @param own words to add; one with a capital letter is added in that spelling only */
export async function loadDictionary(own: readonly string[]): Promise<Dictionary> {
  // An ES module, which only import() can load from here.
  const { createCollection, createSpellingDictionary, createSpellingDictionaryFromTrieFile } =
    await import('cspell-dictionary');
  const manifest = createRequire(__filename).resolve('@cspell/dict-en_us/cspell-ext.json');
  const file = path.join(path.dirname(manifest), 'en_US.trie.gz');
  const trie = new Uint8Array(gunzipSync(readFileSync(file)));
  const english = createSpellingDictionaryFromTrieFile(trie, 'en_US', file, {});
  const ours = createSpellingDictionary(own, 'own', 'content/dictionary.txt', {});
  const words = createCollection([english, ours], 'all');
  const hasExactly = (word: string) => words.has(word, { ignoreCase: false });
  return {
    has(word) {
      const typed = word.replaceAll('’', "'");
      // The first word of a sentence has a capital; acronyms do not change.
      const isCapitalised = /^\p{Lu}\P{Lu}*$/u.test(typed);
      const spellings = [typed, ...(isCapitalised ? [typed.toLowerCase()] : [])];
      return spellings.flatMap((one) => [one, one.replace(POSSESSIVE, '')]).some(hasExactly);
    },
    suggest(word) {
      const similar = words.suggest(word, { numSuggestions: 8, ignoreCase: false });
      return [...new Set(similar.map((one) => one.word).filter(hasExactly))].slice(0, 3);
    },
  };
}
