import { graphql } from 'gatsby';

interface SeoProps {
  data: Queries.SeoFragment;
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** Of the address to be shown in search results; null for a page that has no address of its own. */
  path: string | null;
  /** Whether search engines may show the page; a preview is never shown. */
  index?: boolean;
}

/**
 * What search engines and shared links say of a page, for its Head: title, description, canonical
 * address, robots, and Open Graph (https://ogp.me), which the cards of X read too.
 *
 * @throws Error when the site's facts are missing
 */
export function Seo({ data, title, description, path, index = true }: SeoProps) {
  const { seoFacts: site, siteBuild } = data;
  if (!site || !siteBuild) throw new Error('content/site.yaml is missing.');
  const { preview, socialImage } = siteBuild;
  const address = path === null ? null : `${site.url}${path}`;
  return (
    <>
      <title>{`${title} | ${site.brand}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={index && !preview ? 'max-image-preview:large' : 'noindex'} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${site.url}${socialImage.url}`} />
      <meta property="og:image:width" content={String(socialImage.width)} />
      <meta property="og:image:height" content={String(socialImage.height)} />
      <meta property="og:image:alt" content={socialImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const fragment = graphql`
  fragment Seo on Query {
    seoFacts: siteFacts {
      brand
      url
    }
    siteBuild {
      preview
      socialImage {
        url
        alt
        width
        height
      }
    }
  }
`;
