import { expand, type ContextDefinition, type JsonLdDocument, type Options } from 'jsonld';
import type { Finding } from '../../plugins/site-content';
import { found, type BuiltSite } from './built-site';
import { nameOf, readVocabulary, type Vocabulary } from './vocabulary';

const SCHEMA = 'http://schema.org/';
/** Types that JSON-LD writes as plain values (https://schema.org/DataType). */
const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Integer', 'Boolean'];

type Expanded = Record<string, unknown>;

/** Each JSON-LD block is valid, and uses types and properties as schema.org defines them. */
export async function checkStructuredData(site: BuiltSite): Promise<Finding[]> {
  const scripts = site.pages.flatMap((page) =>
    page.all('script[type="application/ld+json"]').map((script) => ({ page, script })),
  );
  if (scripts.length === 0) return [];
  const vocabulary = readVocabulary();
  const findings = await Promise.all(
    scripts.map(async ({ page, script }) => {
      const problems = await problemsOf(script.textContent ?? '', vocabulary);
      const help = 'Compare it with the page of the term on schema.org.';
      return problems.map((message) =>
        found(site, page.file, { rule: 'structured-data', message, help }, page.placeOf(script)),
      );
    }),
  );
  return findings.flat();
}

/**
 * @param json the text of a script of the type `application/ld+json`
 * @returns a sentence for each problem
 */
export async function problemsOf(json: string, vocabulary: Vocabulary): Promise<string[]> {
  try {
    const document = JSON.parse(json) as JsonLdDocument;
    const options: Options.Expand & { safe: boolean } = {
      // Rejects unknown terms, which are dropped otherwise.
      safe: true,
      documentLoader: (url) => Promise.resolve(loadContext(url, vocabulary)),
    };
    const nodes: Expanded[] = await expand(document, options);
    return nodes.flatMap((node) => problemsOfNode(node, vocabulary));
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
function loadContext(url: string, { types, properties }: Vocabulary) {
  if (!/^https?:\/\/schema\.org\/?$/.test(url)) throw new Error(`The context ${url} is not schema.org's.`);
  const context: ContextDefinition = Object.fromEntries(
    [...types, ...properties].map((name): [string, string] => [name, SCHEMA + name]),
  );
  return { documentUrl: url, document: { '@context': context } };
}

function problemsOfNode(node: Expanded, vocabulary: Vocabulary): string[] {
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
        ...(values as Expanded[]).flatMap((value) => problemsOfValue(property, value, vocabulary)),
      ];
    });
}

function problemsOfValue(property: string, value: Expanded, vocabulary: Vocabulary): string[] {
  const range = vocabulary.rangeOf(property);
  if ('@value' in value) {
    const isText = TEXTS.some((type) => range.has(type));
    return isText ? [] : [`"${property}" must be a ${[...range].join(' or ')}, not a text`];
  }
  const types = ((value['@type'] ?? []) as string[]).map(nameOf);
  const fits =
    types.length === 0 || types.some((type) => [...vocabulary.kindsOf(type)].some((kind) => range.has(kind)));
  const problem = `"${property}" must be a ${[...range].join(' or ')}, not a ${types.join(', ')}`;
  return [...(fits ? [] : [problem]), ...problemsOfNode(value, vocabulary)];
}
