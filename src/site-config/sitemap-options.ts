import { routeAt, ROUTES } from '../shared/routes';

/** The path of a page as its canonical link has it. */
function canonicalPath(page: string): string {
  const name = routeAt(page);
  return name ? ROUTES[name].path : page;
}

/** The options of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  query: 'query SitemapPages { siteFacts { url } allSitePage { nodes { path } } }',
  createLinkInHead: false,
  // Versions of legal documents: /legal has the text in force.
  excludes: [`${ROUTES.legal.path}/*/*`],
  resolveSiteUrl: ({ siteFacts }: { siteFacts: { url: string } }) => siteFacts.url,
  serialize: ({ path }: { path: string }) => ({ url: canonicalPath(path) }),
};
