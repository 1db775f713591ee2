import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentCheckOptions, contentOptions, legalRecordOptions } from './src/content-model';
import { editorOptions } from './src/site-config/editor-options';
import { publishOptions } from './src/site-config/publish-options';
import { readSiteBuild } from './src/site-config/site-build';
import { sitemapOptions } from './src/site-config/sitemap-options';

// Gatsby itself reads these files only for code that runs in the browser.
const environment = `.env.${process.env['GATSBY_ACTIVE_ENV'] || process.env.NODE_ENV}`;
if (existsSync(environment)) process.loadEnvFile(environment);

// gatsby-node.ts reports mistakes in the environment.
const { build } = readSiteBuild();

const config: GatsbyConfig = {
  // Links are written as the specification has them (/legal, no slash), versions with one.
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    // The content: checked first, then File nodes → Mdx nodes → typed nodes, and the versions of the legal texts.
    { resolve: 'content-check', options: contentCheckOptions(build) },
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: path.resolve('content'),
        // legal-record makes nodes of recorded versions.
        ignore: ['**/content/legal/record/*/**', '**/content/legal/.*/**'],
      },
    },
    // It reads the files; mdx-content compiles their bodies, so options for MDX belong there.
    'gatsby-plugin-mdx',
    { resolve: 'mdx-content', options: contentOptions(build) },
    { resolve: 'legal-record', options: legalRecordOptions(build) },

    // The pages.
    'gatsby-plugin-typescript',
    'islands',

    // What is published beside the pages. publish comes last, since it compresses the files of the others.
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    { resolve: 'waitlist', options: { delivery: build.delivery } },
    { resolve: 'content-editor', options: editorOptions(build) },
    { resolve: 'publish', options: publishOptions(build) },
  ],
  // plugins/publish writes the files of every host. Without an adapter of its own, a site on Netlify gets Gatsby's, which
  // adds headers to them that differ from ours.
  adapter: { name: 'none', adapt: () => undefined },
};

export default config;
