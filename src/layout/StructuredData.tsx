import type { Graph, Thing } from 'schema-dts';

/**
 * What a page says in schema.org's words, for its Head.
 *
 * `<` is written as an escape: no text of the content can end the element.
 */
export function StructuredData({ graph }: { graph: readonly Thing[] }) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
