import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentCheckOptions, contentModel, legalRecordOptions } from './src/content-model';
import { routeAt, ROUTES } from './src/shared/routes';

// Gatsby itself reads these files only for code that runs in the browser.
const environment = `.env.${process.env['GATSBY_ACTIVE_ENV'] || process.env.NODE_ENV}`;
if (existsSync(environment)) process.loadEnvFile(environment);

/** The path of a page as its canonical link has it. */
const canonicalPath = (page: string): string => {
  const name = routeAt(page);
  return name ? ROUTES[name].path : page;
};

const config: GatsbyConfig = {
  // Links are written as the specification has them (/legal, no slash), versions with one.
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: true,
  plugins: [
    { resolve: 'content-check', options: { ...contentCheckOptions() } },
    'gatsby-plugin-mdx',
    { resolve: 'mdx-content', options: { model: contentModel, facts: {}, variant: 'simulated' } },
    { resolve: 'legal-record', options: { ...legalRecordOptions() } },
    'islands',
    'gatsby-plugin-typescript',
    {
      resolve: 'gatsby-plugin-sitemap',
      options: {
        query: 'query SitemapPages { siteFacts { url } allSitePage { nodes { path } } }',
        createLinkInHead: false,
        // Versions of legal documents: /legal has the text in force.
        excludes: [`${ROUTES.legal.path}/*/*`],
        resolveSiteUrl: ({ siteFacts }: { siteFacts: { url: string } }) => siteFacts.url,
        serialize: ({ path: page }: { path: string }) => ({ url: canonicalPath(page) }),
      },
    },
    {
      resolve: 'gatsby-source-filesystem',
      // Recorded versions become nodes through the ledger, and would be two more each here.
      options: {
        name: 'content',
        path: path.resolve('content'),
        ignore: ['**/content/legal/record/*/**', '**/content/legal/.*/**'],
      },
    },
    // Last, so that its files win over those of other plugins.
    'publish',
  ],
};

export default config;
