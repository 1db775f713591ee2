import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { compileBody, splitFrontMatter } from '../mdx-content';
import { checkWith, question } from './fixtures/check-samples';
import { FIXTURE_CONTENT, FIXTURE_FACTS } from './fixtures/content';
import { FIXTURE_MODEL, FIXTURE_VARIANTS } from './fixtures/model';

/** Parts of forbidden wordings, and what may stand around and between them. */
const PIECES = [
  ...[
    'guarantee',
    'we ',
    'recommend ',
    '100% ',
    '100 percent ',
    'safe ',
    ' ',
    '\u00A0',
    '“',
    '”',
    'guar',
    'antee',
  ],
  ...['**', '*', '`', '&nbsp;', '&#97;', '\u00AD', '\\', '\n', '\n\n', '> ', '## ', '<Brand />'],
  ...['[a](/ "guaranteed") ', '![we recommend](/favicon.svg) ', '| a |\n| - |\n| '],
  ...['Simulated', 'Delivered'].flatMap((state) => [
    `\n\n<If${state}>\n\n`,
    `\n\n</If${state}>\n\n`,
    `\n\n<If${state}>\n\nwe recommend\n\n</If${state}>\n\n`,
  ]),
];
const words = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(''));

/** The names of many questions, and one document of each other kind. */
const FILES = [
  ...Array.from({ length: 60 }, (_, index) => `faq/sample-${1000 + index}.mdx`),
  ...['landing/steps.mdx', 'legal/terms.mdx', 'pages/history.mdx'],
];
/** A document of the fixture with other words in a field and in its body. */
const documentWith = (file: string, field: string, body: string) =>
  (FIXTURE_CONTENT[file] ? `${FIXTURE_CONTENT[file]}\n${body}\n` : question(body))
    .replaceAll('9999', file.slice(-8, -4))
    .replace(/^(question|heading|title): .*/m, (_line, name) => `${name}: ${JSON.stringify(field)}`);

/**
 * The wordings of the fixture’s policy that can be made of the pieces, written once
 * more as visitors read them.
 */
const FORBIDDEN = /\b(?:guarantee|we\s+recommend\b|100(?:\s?%|\s+percent)\s+safe\b)/i;

/** The paragraphs, titles and alternative texts that visitors can read in the builds of all variants. */
const shownBy = (source: string): string[] =>
  FIXTURE_VARIANTS.flatMap((variant) => {
    const options = { model: FIXTURE_MODEL, facts: FIXTURE_FACTS, variant, headingLevel: 3, idPrefix: '' };
    const { html } = compileBody(source, options);
    const { document } = new JSDOM(html).window;
    const page = document.body;
    const labels = [...page.querySelectorAll('[alt], [title]')].flatMap((element) =>
      ['alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    // A paragraph ends where a block begins or ends.
    for (const block of page.querySelectorAll('p, h3, h4, th, td, blockquote, pre')) {
      block.before('\n\n');
      block.after('\n\n');
    }
    return [...page.textContent.split('\n\n'), ...labels];
  });

it('reports every document in which a browser shows a forbidden wording, in any variant', async () => {
  const many = fc.array(fc.tuple(words, words), { minLength: FILES.length, maxLength: FILES.length });
  await fc.assert(
    fc.asyncProperty(many, async (texts) => {
      const documents = FILES.map((file, index) => {
        const [field = '', body = ''] = texts[index] ?? [];
        const shownField = `${file.replaceAll(/\W/g, ' ')} ${field}`;
        return { file, field: shownField, source: documentWith(file, shownField, body) };
      });
      const findings = await checkWith(
        Object.fromEntries(documents.map(({ file, source }) => [file, source])),
      );
      const bad = new Set(findings.map(({ file }) => file));
      for (const { file, field, source } of documents) {
        if (bad.has(`content/${file}`)) continue;
        for (const text of [field, ...shownBy(splitFrontMatter(source)?.body ?? '')]) {
          const isForbidden = FORBIDDEN.test(text.replaceAll('\u00AD', ''));
          expect({ file, source, isForbidden }).toMatchObject({ isForbidden: false });
        }
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
