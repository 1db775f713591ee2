import { ROUTES } from '../../src/shared/routes';

/**
 * @param path the path of a page as Gatsby makes it of a file in src/pages: without a slash at the end
 * @returns the path in the canonical link of the page
 */
const canonicalPath = (path: string): string =>
  Object.values(ROUTES).find((route) => route === `${path}/`) ?? path;

export const sitemapOptions = {
  createLinkInHead: false,
  // The versions of legal documents are left out, because /legal has the texts in force.
  excludes: [`${ROUTES.legal}/*/*`],
  serialize: ({ path }: { path: string }) => ({ url: canonicalPath(path) }),
};
