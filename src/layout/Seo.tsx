import { graphql } from 'gatsby';
import { pageTitle } from '../shared/page-title';

interface SeoProps {
  data: Queries.SeoFragment;
  /** The title of the page, which is its heading. `<title>` adds the brand to it. */
  title: string;
  description: string;
  /** The path of the canonical address; null for a page that has none. */
  path: string | null;
  /** The type of the page in link previews: an issue is an article. */
  type?: 'website' | 'article';
  /** Whether search engines may show the page. They never show a preview. */
  isIndexed?: boolean;
}

/**
 * The metadata of a page for search engines and link previews: title, description, canonical address, robots,
 * and Open Graph (https://ogp.me), which X reads too. Pages render it in Gatsby's Head.
 */
export function Seo({ data, title, description, path, type = 'website', isIndexed = true }: SeoProps) {
  const { siteFacts, siteBuild, socialImage } = data;
  const address = path === null ? null : `${siteFacts.url}${path}`;
  const isShownInSearch = isIndexed && !siteBuild.isPreview;
  return (
    <>
      <title>{pageTitle(title, siteFacts.brand)}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isShownInSearch ? 'max-image-preview:large' : 'noindex'} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteFacts.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${siteFacts.url}${socialImage.path}`} />
      <meta property="og:image:width" content={String(socialImage.width)} />
      <meta property="og:image:height" content={String(socialImage.height)} />
      <meta property="og:image:alt" content={socialImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const query = graphql`
  fragment Seo on Query {
    siteFacts {
      brand
      url
    }
    siteBuild {
      isPreview
    }
    socialImage {
      path
      width
      height
      alt
    }
  }
`;
