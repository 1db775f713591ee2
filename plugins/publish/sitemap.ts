import { ROUTES, routeAt } from '../../src/shared/routes';

interface SitemapData {
  siteFacts: { url: string };
  allSitePage: { nodes: { path: string }[] };
  /** By their dates. */
  allLegalVersion: { nodes: { path: string; date: string; status: string; shown: boolean }[] };
}

const QUERY = `
  query SitemapPages {
    siteFacts {
      url
    }
    allSitePage {
      nodes {
        path
      }
    }
    allLegalVersion(sort: { date: ASC }) {
      nodes {
        path
        date
        status
        shown
      }
    }
  }
`;

/** Options of gatsby-plugin-sitemap. */
export const SITEMAP_OPTIONS = {
  query: QUERY,
  createLinkInHead: false,
  resolveSiteUrl: ({ siteFacts }: SitemapData) => siteFacts.url,
  resolvePages,
  serialize: ({ path: url, lastmod }: ReturnType<typeof resolvePages>[number]) => ({ url, lastmod }),
};

/**
 * Lists the pages by their canonical paths, without those of single legal versions: /legal has the text in force.
 *
 * @returns the paths; `lastmod` (YYYY-MM-DD) only for legal pages, where the content has a date
 */
export function resolvePages({ allSitePage, allLegalVersion }: SitemapData) {
  const versions = allLegalVersion.nodes;
  const changed: Record<string, string | undefined> = {
    [ROUTES.legal.path]: versions.filter(({ shown }) => shown).at(-1)?.date,
    [ROUTES.history.path]: versions.filter(({ status }) => status !== 'upcoming').at(-1)?.date,
  };
  return allSitePage.nodes
    .filter(({ path }) => !versions.some((version) => version.path === path))
    .map((page) => {
      const route = routeAt(page.path);
      const path = route ? ROUTES[route].path : page.path;
      return { path, lastmod: changed[path] };
    });
}
