import type { Graph, Thing } from 'schema-dts';

/** A page's schema.org data as JSON-LD, for its Head. Escapes `<`, so that no text can end the script element. */
export function StructuredData({ graph }: { graph: readonly Thing[] }) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
