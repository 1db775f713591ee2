import { graphql } from 'gatsby';
import { LOCALE } from '../../plugins/shared/language';
import { scriptJson } from '../shared/script-json';

/**
 * The site and its publisher as schema.org data (https://schema.org/WebSite), for the Head of the
 * home page.
 */
export function StructuredData({ data }: { data: Queries.StructuredDataFragment }) {
  const { siteFacts, landingHero } = data;
  const { brand: name, email, url } = siteFacts;
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${url}/`,
    description: landingHero.description,
    inLanguage: LOCALE,
    publisher: { '@type': 'Organization', name, url: `${url}/`, email, logo: `${url}/icon-512.png` },
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(website) }} />;
}

export const query = graphql`
  fragment StructuredData on Query {
    siteFacts {
      brand
      email
      url
    }
    landingHero {
      description
    }
  }
`;
