import {
  type Finding,
  plainText,
  type Prose,
  proseOfBody,
  proseOfField,
  readDocument,
  readFacts,
  readFiles,
  type Report,
  reportTo,
  sortFindings,
  type TextField,
} from '../../plugins/site-content';
import { loadDictionary, type Dictionary } from './dictionary';
import { wordsIn } from './words';

/** The project's own words, one a line; below `content/`. */
const OWN_WORDS = 'dictionary.txt';

/** Matches all but the dictionary and the texts to check; recorded versions cannot be changed any more. */
const NOT_CHECKED = /^(?!dictionary\.txt$|site\.yaml$|(?:faq|landing|legal|pages)\/[^/]+\.mdx$)/;

/** Fields that the site does not show, or that hold an address. */
const NO_PROSE = new Set(['allow', 'reviewBy', 'lastUpdated', 'email', 'url']);

/**
 * Finds words of the site's texts that are in neither dictionary. Skips texts that cannot be parsed: the
 * content check reports those.
 *
 * @param root the folder `content`
 * @returns the number of texts, and a finding for each unknown word
 * @throws Error when the folder cannot be read
 */
export async function checkSpelling(root: string): Promise<{ files: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  const reportIn = (name: string) => reportTo(findings, `content/${name}`);
  const files = await readFiles(root, NOT_CHECKED);
  const texts = new Map(files.map(({ name, bytes }) => [name, plainText(bytes.toString('utf8'))]));
  const dictionary = await loadDictionary(ownWords(texts.get(OWN_WORDS) ?? '', reportIn(OWN_WORDS)));
  texts.delete(OWN_WORDS);
  for (const [name, text] of texts) {
    for (const prose of proseOf(name, text)) checkProse(prose, dictionary, reportIn(name));
  }
  return { files: texts.size, findings: sortFindings(findings) };
}

function ownWords(text: string, report: Report): string[] {
  return text.split('\n').flatMap((line, index) => {
    const word = line.replace(/#.*/, '').trim();
    if (word === '') return [];
    if (/^[\p{L}\p{M}]+(?:['’]\p{L}+)*$/u.test(word)) return [word];
    const place = { line: index + 1, column: 1 };
    const help = 'Write one word a line, without hyphens: the parts of "non-bank" are looked up one by one.';
    report(place, { rule: 'spelling', message: `"${word}" is not one word`, help });
    return [];
  });
}

function proseOf(name: string, source: string): Prose[] {
  const ignore: Report = () => undefined;
  const fieldsOf = ({ texts }: { texts: TextField[] }) =>
    texts.filter(({ path }) => !path.some((key) => NO_PROSE.has(String(key)))).map(proseOfField);
  if (name === 'site.yaml') return fieldsOf(readFacts(source, ignore));
  const document = readDocument(name, source, ignore);
  return document ? [...fieldsOf(document), ...proseOfBody(document)] : [];
}

function checkProse({ text, placeAt }: Prose, dictionary: Dictionary, report: Report): void {
  for (const { word, index } of wordsIn(text)) {
    if (dictionary.has(word)) continue;
    const suggestions = dictionary.suggest(word);
    const meant = suggestions.length > 0 ? `Did you mean ${suggestions.join(' or ')}? ` : '';
    report(placeAt(index), {
      rule: 'spelling',
      message: `"${word}" is not in the dictionary`,
      help: `${meant}If it is right, add it to content/${OWN_WORDS}, on a line of its own.`,
    });
  }
}
