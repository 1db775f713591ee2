import { graphql } from 'gatsby';

interface SeoProps {
  site: Queries.SeoFragment | null;
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** Path of the address to be shown in search results. */
  path: string;
}

/** Title, description and canonical address of a page, for its Head. */
export function Seo({ site, title, description, path }: SeoProps) {
  return (
    <>
      <title>{`${title} | ${site?.brand}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${site?.url}${path}`} />
    </>
  );
}

export const fragment = graphql`
  fragment Seo on SiteFacts {
    brand
    url
  }
`;
