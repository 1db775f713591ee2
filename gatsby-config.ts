import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import type { PublishOptions } from './plugins/publish';
import type { WaitlistOptions } from './plugins/waitlist';
import { hostOptions } from './src/host-options';
import { routeAt, ROUTES } from './src/shared/routes';
import { readSiteBuild } from './src/site-build';
import { socialImage } from './src/social-image';
import { webManifest } from './src/web-manifest';

// Gatsby itself reads these files only for code that runs in the browser.
const environment = `.env.${process.env['GATSBY_ACTIVE_ENV'] || process.env.NODE_ENV}`;
if (existsSync(environment)) process.loadEnvFile(environment);

// gatsby-node.ts reports mistakes in the environment.
const { build } = readSiteBuild();

const waitlist: WaitlistOptions = { delivery: build.delivery };

type PublishedFacts = Pick<Queries.SiteFacts, 'brand' | 'description' | 'url' | 'email'>;

const publish: PublishOptions<{ siteFacts: PublishedFacts }, Parameters<typeof socialImage.layout>[0]> = {
  query: 'query PublishedFacts { siteFacts { brand description url email } }',
  describeSite: ({ siteFacts: { brand, ...facts } }) => ({ name: brand, ...facts }),
  preview: build.preview,
  today: build.today,
  webManifest,
  socialImage,
  hosts: hostOptions(build),
  // Versions of legal documents: there may be thousands.
  uncompressed: /\/\d{4}-\d\d-\d\d\//,
  neverInlined: ['display.woff2'],
  // src/theme/display.woff2 derives from it.
  furtherPackages: ['node_modules/@fontsource-variable/brygada-1918'],
};

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
    'site-content',
    'islands',
    // Mdx nodes, for whoever queries them: pages use the typed nodes that site-content makes of the same files.
    'gatsby-plugin-mdx',
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
    { resolve: 'waitlist', options: waitlist },
    // Last, since it compresses the files of other plugins and lists them for hosts.
    { resolve: 'publish', options: publish },
  ],
  // plugins/publish writes the files of every host. Without an adapter of its own, a site on Netlify gets Gatsby's, which
  // adds headers to them that differ from ours.
  adapter: { name: 'none', adapt: () => undefined },
};

export default config;
