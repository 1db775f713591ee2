import { graphql } from 'gatsby';
import type { Graph } from 'schema-dts';

/**
 * The landing page as schema.org data, for its Head: publisher, site, and the questions with their answers
 * (https://schema.org/FAQPage).
 *
 * @throws Error when content/site.yaml is missing
 */
export function StructuredData({ data }: { data: Queries.StructuredDataFragment }) {
  const { siteFacts: site, allFaqEntry } = data;
  if (!site) throw new Error('content/site.yaml is missing.');
  const { brand, description, email, url } = site;
  const publisher = `${url}/#organization`;
  const profiles = site.social.flatMap((network) => network.url ?? []);
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': publisher,
        name: brand,
        url: `${url}/`,
        email,
        logo: `${url}/icon-512.png`,
        ...(profiles.length > 0 && { sameAs: profiles }),
      },
      {
        '@type': 'WebSite',
        '@id': `${url}/#website`,
        name: brand,
        url: `${url}/`,
        description,
        inLanguage: 'en-US',
        publisher: { '@id': publisher },
      },
      {
        '@type': 'FAQPage',
        '@id': `${url}/#faq`,
        mainEntity: allFaqEntry.nodes.map(({ name, question, text }) => ({
          '@type': 'Question',
          '@id': `${url}/#${name}`,
          name: question,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      },
    ],
  };
  // No text can end the script element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const fragment = graphql`
  fragment StructuredData on Query {
    siteFacts {
      brand
      description
      email
      url
      social {
        url
      }
    }
    allFaqEntry(sort: { order: ASC }) {
      nodes {
        name
        question
        text
      }
    }
  }
`;
