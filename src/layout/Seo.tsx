import { graphql } from 'gatsby';
import { pageTitle } from '../shared/page-title';
import { socialImage } from '../site-config/social-image';

interface SeoProps {
  data: Queries.SeoFragment;
  /** Its heading is the title, to which `<title>` adds the brand. */
  page: { heading: string; description: string } | null;
  /** Path of the canonical address; null for a page without an address of its own. */
  path: string | null;
  /** Whether search engines may show the page; a preview is never shown. */
  index?: boolean;
}

/**
 * The metadata of a page for search engines and link previews: title, description, canonical address, robots, and
 * Open Graph (https://ogp.me), which X reads too. For Gatsby's Head.
 *
 * @throws Error when content is missing
 */
export function Seo({ data, page, path, index = true }: SeoProps) {
  const { siteFacts: site, siteBuild, hero } = data;
  if (!site || !siteBuild || !hero || !page)
    throw new Error('content/site.yaml, landing/hero.mdx or a file of content/pages is missing.');
  const { preview } = siteBuild;
  // Old shared links need a stable file name; the query makes networks fetch a new picture.
  const version = [hero, site].map(({ internal }) => internal.contentDigest.slice(0, 4)).join('');
  const address = path === null ? null : `${site.url}${path}`;
  return (
    <>
      <title>{pageTitle(page.heading, site.brand)}</title>
      <meta name="description" content={page.description} />
      <meta name="robots" content={index && !preview ? 'max-image-preview:large' : 'noindex'} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={page.heading} />
      <meta property="og:description" content={page.description} />
      <meta property="og:image" content={`${site.url}${socialImage.path}?v=${version}`} />
      <meta property="og:image:width" content={String(socialImage.width)} />
      <meta property="og:image:height" content={String(socialImage.height)} />
      <meta property="og:image:alt" content={`${site.brand}: ${hero.heading}. ${hero.launchNote}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const fragment = graphql`
  fragment Seo on Query {
    siteFacts {
      brand
      url
      internal {
        contentDigest
      }
    }
    siteBuild {
      preview
    }
    hero: landingHero {
      heading
      launchNote
      internal {
        contentDigest
      }
    }
  }
`;
