import { routeAt, ROUTES } from '../shared/routes';

/** @returns the path in the canonical link of a page */
function canonicalPath(page: string): string {
  const name = routeAt(page);
  return name ? ROUTES[name].path : page;
}

/** The options of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  createLinkInHead: false,
  // The versions of legal documents are left out, because /legal has the texts in force.
  excludes: [`${ROUTES.legal.path}/*/*`],
  serialize: ({ path }: { path: string }) => ({ url: canonicalPath(path) }),
};
