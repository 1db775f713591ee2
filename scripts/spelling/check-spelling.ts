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

/** The texts to check; recorded versions cannot be changed any more. */
const CHECKED = /^site\.yaml$|^(?:faq|landing|legal|pages)\/[^/]+\.mdx$/;
const NOT_CHECKED = new RegExp(`^(?!(?:${CHECKED.source})|${OWN_WORDS}$)`);

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
  const files = await readFiles(root, NOT_CHECKED);
  const sources = new Map(files.map(({ name, bytes }) => [name, plainText(new TextDecoder().decode(bytes))]));
  const dictionary = await loadDictionary(
    ownWords(sources.get(OWN_WORDS), reportTo(findings, `content/${OWN_WORDS}`)),
  );
  sources.delete(OWN_WORDS);
  for (const [name, source] of sources) {
    const report = reportTo(findings, `content/${name}`);
    for (const prose of proseOf(name, source)) checkProse(prose, dictionary, report);
  }
  return { files: sources.size, findings: sortFindings(findings) };
}

function ownWords(text: string | undefined, report: Report): string[] {
  return (text ?? '').split('\n').flatMap((line, index) => {
    const word = line.replace(/#.*/, '').trim();
    if (word === '') return [];
    if (/^[\p{L}\p{M}]+(?:['’]\p{L}+)*$/u.test(word)) return [word];
    report(
      { line: index + 1, column: 1 },
      {
        rule: 'spelling',
        message: `"${word}" is not one word`,
        help: 'Write one word a line, without hyphens: the parts of "non-bank" are looked up one by one.',
      },
    );
    return [];
  });
}

function proseOf(name: string, source: string): Prose[] {
  const ignore: Report = () => undefined;
  const isProse = ({ path }: TextField) => !path.some((key) => NO_PROSE.has(String(key)));
  if (name === 'site.yaml') return readFacts(source, ignore).texts.filter(isProse).map(proseOfField);
  const document = readDocument(name, source, ignore);
  if (!document) return [];
  return [...document.texts.filter(isProse).map(proseOfField), ...proseOfBody(document, () => '')];
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
