import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
/** American English, and the words that the project adds. */
export interface Dictionary {
  has: (word: string) => boolean;
  /** Up to three words that may have been meant, the likeliest first. */
  suggest: (word: string) => string[];
}

const POSSESSIVE = /'s?$/;

/** @param own words to be added: with a capital letter they stand for that spelling only */
export async function loadDictionary(own: readonly string[]): Promise<Dictionary> {
  // An ES module, which only import() can load from here.
  const { createCollection, createSpellingDictionary, createSpellingDictionaryFromTrieFile } =
    await import('cspell-dictionary');
  const manifest = createRequire(__filename).resolve('@cspell/dict-en_us/cspell-ext.json');
  const file = path.join(path.dirname(manifest), 'en_US.trie.gz');
  const english = createSpellingDictionaryFromTrieFile(
    new Uint8Array(gunzipSync(readFileSync(file))),
    'en_US',
    file,
    {},
  );
  const words = createCollection(
    [english, createSpellingDictionary(own, 'own', 'content/dictionary.txt', {})],
    'all',
  );
  const hasExactly = (word: string) => words.has(word, { ignoreCase: false });
  return {
    has(word) {
      const typed = word.replaceAll('’', "'");
      // The first word of a sentence has a capital; an acronym has only its own spelling.
      const isCapitalised = /^\p{Lu}\P{Lu}*$/u.test(typed);
      const spellings = [typed, ...(isCapitalised ? [typed.toLowerCase()] : [])];
      return spellings.flatMap((one) => [one, one.replace(POSSESSIVE, '')]).some(hasExactly);
    },
    suggest: (word) =>
      [
        ...new Set(
          words
            .suggest(word, { numSuggestions: 8, ignoreCase: false })
            .map((one) => one.word)
            .filter(hasExactly),
        ),
      ].slice(0, 3),
  };
}
