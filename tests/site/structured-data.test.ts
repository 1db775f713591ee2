import { expand, type ContextDefinition, type JsonLdDocument, type Options } from 'jsonld';
import { found, type BuiltSite } from './built-site';
import { describeCheck, type Mistake } from './describe-check';
import { sampleHome, sampleSite } from './sample-site';
import { nameOf, readVocabulary } from './vocabulary';

const SCHEMA = 'http://schema.org/';
/** Types that JSON-LD writes as plain values (https://schema.org/DataType). */
const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Integer', 'Boolean'];

type Expanded = Record<string, unknown>;

const vocabulary = readVocabulary();

/** Each JSON-LD block is valid, and uses types and properties as schema.org defines them. */
async function checkStructuredData(site: BuiltSite): Promise<string[]> {
  const problems = site.pages.flatMap((page) =>
    page
      .all('script[type="application/ld+json"]')
      .map(async (script) =>
        (await problemsOf(script.textContent ?? '')).map((message) =>
          found(site, page.at(script), message, 'Compare it with the page of the term on schema.org.'),
        ),
      ),
  );
  return (await Promise.all(problems)).flat();
}

/**
 * @param json the text of a script of the type `application/ld+json`
 * @returns a sentence for each problem
 */
async function problemsOf(json: string): Promise<string[]> {
  try {
    const document = JSON.parse(json) as JsonLdDocument;
    const options: Options.Expand & { safe: boolean } = {
      // Rejects unknown terms, which are dropped otherwise.
      safe: true,
      documentLoader: (url) => Promise.resolve(loadContext(url)),
    };
    const nodes: Expanded[] = await expand(document, options);
    return nodes.flatMap((node) => problemsOfNode(node));
  } catch (error) {
    return [`the structured data cannot be read: ${describeError(error as JsonLdError)}`];
  }
}

interface JsonLdError extends Error {
  details?: { cause?: Error; event?: { message: string; details: object } };
}

/** The library's details of an error, such as the term, or else its message. */
function describeError({ message, details }: JsonLdError): string {
  const { cause, event } = details ?? {};
  return cause?.message ?? (event ? `${event.message} ${JSON.stringify(event.details)}` : message);
}

/** The context of schema.org, made from the package of its vocabulary without a request. */
function loadContext(url: string) {
  if (!/^https?:\/\/schema\.org\/?$/.test(url)) throw new Error(`The context ${url} is not schema.org's.`);
  const context: ContextDefinition = Object.fromEntries(
    [...vocabulary.types, ...vocabulary.properties].map((name): [string, string] => [name, SCHEMA + name]),
  );
  return { documentUrl: url, document: { '@context': context } };
}

function problemsOfNode(node: Expanded): string[] {
  const types = ((node['@type'] ?? []) as string[]).map(nameOf);
  const unknown = types.filter((type) => !vocabulary.types.has(type));
  if (unknown.length > 0) return [`schema.org has no type "${unknown.join('", "')}"`];
  const kinds = new Set(types.flatMap((type) => [...vocabulary.kindsOf(type)]));
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, values]) => {
      const property = nameOf(key);
      const isKnown = vocabulary.properties.has(property);
      if (!isKnown) return [`schema.org has no property "${property}"`];
      const isOwn = types.length === 0 || [...vocabulary.domainOf(property)].some((type) => kinds.has(type));
      return [
        ...(isOwn ? [] : [`"${types.join('", "')}" has no property "${property}"`]),
        ...(values as Expanded[]).flatMap((value) => problemsOfValue(property, value)),
      ];
    });
}

function problemsOfValue(property: string, value: Expanded): string[] {
  const range = vocabulary.rangeOf(property);
  if ('@value' in value) {
    const isText = TEXTS.some((type) => range.has(type));
    return isText ? [] : [`"${property}" must be a ${[...range].join(' or ')}, not a text`];
  }
  const types = ((value['@type'] ?? []) as string[]).map(nameOf);
  const fits =
    types.length === 0 || types.some((type) => [...vocabulary.kindsOf(type)].some((kind) => range.has(kind)));
  const problem = `"${property}" must be a ${[...range].join(' or ')}, not a ${types.join(', ')}`;
  return [...(fits ? [] : [problem]), ...problemsOfNode(value)];
}

const withData = (json: string) => ({
  'index.html': sampleHome(`<script type="application/ld+json">${json}</script>`),
});
const schemaData = (data: object) => JSON.stringify({ '@context': 'https://schema.org', ...data });

const MISTAKES: [what: string, data: object, sentence: string][] = [
  ['an unknown type', { '@type': 'FaqPage', name: 'N' }, 'FaqPage'],
  ['an unknown property', { '@type': 'WebSite', nmae: 'N' }, '"property":"nmae"'],
  [
    'a property of another type',
    { '@type': 'Organization', acceptedAnswer: { '@type': 'Answer', text: 'A' } },
    '"Organization" has no property "acceptedAnswer"',
  ],
  ['a text for a thing', { '@type': 'Question', acceptedAnswer: 'A' }, '"acceptedAnswer" must be a'],
  [
    'a thing of a wrong type',
    { '@type': 'FAQPage', publisher: { '@type': 'Answer' } },
    '"publisher" must be a',
  ],
  ['nothing', {}, 'Dropping empty object'],
  ['another context', { '@context': 'https://b.example', '@type': 'Thing' }, 'is not schema.org'],
];

describeCheck(
  'structured data',
  checkStructuredData,
  MISTAKES.map(([what, data, sentence]): Mistake => [what, withData(schemaData(data)), sentence]),
);

it('finds invalid JSON, and says where', async () => {
  expect(await checkStructuredData(sampleSite(withData('{')))).toEqual([
    expect.stringContaining('sample/index.html:7:52: the structured data cannot be read'),
  ]);
});

it('accepts valid data', async () => {
  const answer = { '@type': 'Answer', text: 'A' };
  const mainEntity = [{ '@type': 'Question', name: 'Q', acceptedAnswer: answer }];
  expect(await problemsOf(schemaData({ '@graph': [{ '@type': 'FAQPage', mainEntity }] }))).toEqual([]);
  const publisher = { '@id': 'https://a.example/#o' };
  expect(await problemsOf(schemaData({ '@type': 'WebSite', publisher }))).toEqual([]);
});

it('reads schema.org’s vocabulary from its package', () => {
  expect(vocabulary.types.size).toBeGreaterThan(700);
  expect(vocabulary.properties.size).toBeGreaterThan(1200);
  expect([...vocabulary.kindsOf('FAQPage')]).toEqual(['FAQPage', 'WebPage', 'CreativeWork', 'Thing']);
});
