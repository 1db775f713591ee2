import { graphql } from 'gatsby';
import type { Organization, Thing, WebSite } from 'schema-dts';

/**
 * The publisher and the site as a schema.org Organization and WebSite.
 *
 * @throws Error when content/site.yaml is missing
 */
export function siteJsonLd({ dataFacts: site }: Queries.SiteJsonLdFragment): Thing[] {
  if (!site) throw new Error('content/site.yaml is missing.');
  const { brand, description, email, url } = site;
  const publisher = `${url}/#organization`;
  const profiles = site.social.flatMap((network) => network?.url ?? []);
  const organization: Organization = {
    '@type': 'Organization',
    '@id': publisher,
    name: brand,
    url: `${url}/`,
    email,
    logo: `${url}/icon-512.png`,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name: brand,
    url: `${url}/`,
    description,
    inLanguage: 'en-US',
    publisher: { '@id': publisher },
  };
  return [organization, webSite];
}

export const fragment = graphql`
  fragment SiteJsonLd on Query {
    dataFacts: siteFacts {
      brand
      description
      email
      url
      social {
        url
      }
    }
  }
`;
