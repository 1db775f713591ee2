import { graphql } from 'gatsby';

/**
 * The site and its publisher as schema.org data (https://schema.org/WebSite), for the Head of the landing page.
 *
 * @throws Error when content/site.yaml is missing
 */
export function StructuredData({ data }: { data: Queries.StructuredDataFragment }) {
  const { siteFacts: site } = data;
  if (!site) throw new Error('content/site.yaml is missing.');
  const { brand: name, description, email, url } = site;
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${url}/`,
    description,
    inLanguage: 'en-US',
    publisher: { '@type': 'Organization', name, url: `${url}/`, email, logo: `${url}/icon-512.png` },
  };
  // No text can end the script element.
  const json = JSON.stringify(website).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const fragment = graphql`
  fragment StructuredData on Query {
    siteFacts {
      brand
      description
      email
      url
    }
  }
`;
