import { found, type BuiltSite } from './built-site';
import { describeCheck } from './describe-check';
import { sampleHome, sampleSite } from './sample-site';

/** Each JSON-LD block is a graph of typed things; schema-dts checks the terms at compile time. */
function checkStructuredData(site: BuiltSite): string[] {
  return site.pages.flatMap((page) =>
    page.all('script[type="application/ld+json"]').flatMap((script) => {
      const problem = problemOf(script.textContent ?? '');
      const help = 'Write it with src/layout/StructuredData.tsx.';
      return problem ? [found(site, page.at(script), problem, help)] : [];
    }),
  );
}

function problemOf(json: string): string | undefined {
  try {
    const data = JSON.parse(json) as Record<string, unknown>;
    if (data['@context'] !== 'https://schema.org') return 'the structured data is not schema.org’s';
    const graph = data['@graph'];
    const isTyped = Array.isArray(graph) && graph.length > 0 && graph.every((thing) => thing['@type']);
    return isTyped ? undefined : 'the structured data has no graph of things with an @type';
  } catch (error) {
    return `the structured data cannot be read: ${(error as Error).message}`;
  }
}

const withData = (json: string) => ({
  'index.html': sampleHome(`<script type="application/ld+json">${json}</script>`),
});

describeCheck('structured data', checkStructuredData, [
  [
    'invalid JSON, and says where',
    withData('{'),
    'sample/index.html:7:52: the structured data cannot be read',
  ],
  ['another context', withData('{"@context":"https://b.example"}'), 'is not schema.org’s'],
  ['nothing', withData('{"@context":"https://schema.org","@graph":[]}'), 'has no graph of things'],
  [
    'a thing without a type',
    withData('{"@context":"https://schema.org","@graph":[{"name":"N"}]}'),
    'has no graph of things with an @type',
  ],
]);

it('accepts typed things', () => {
  const data = '{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"N"}]}';
  expect(checkStructuredData(sampleSite(withData(data)))).toEqual([]);
});
