import { graphql } from 'gatsby';
import { scriptJson } from '../shared/script-json';

/**
 * The name of the site for search results, as schema.org data (https://schema.org/WebSite). The home page
 * renders it in its Head.
 */
export function StructuredData({ data }: { data: Queries.StructuredDataFragment }) {
  const { brand, url } = data.siteFacts;
  const website = { '@context': 'https://schema.org', '@type': 'WebSite', name: brand, url: `${url}/` };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(website) }} />;
}

export const query = graphql`
  fragment StructuredData on Query {
    siteFacts {
      brand
      url
    }
  }
`;
