import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentModel } from './config/content-model';
import { readBuildSettings } from './config/environment/build-settings';
import { loadEnvFile } from './config/environment/load-env-file';
import { readSiteFacts } from './config/environment/read-site-facts';
import { signUpModeOf } from './config/environment/sign-up-mode-of';
import { contentCheckOptions } from './config/plugin-options/content-check-options';
import { contentEditorOptions } from './config/plugin-options/content-editor-options';
import { islandsOptions } from './config/plugin-options/islands-options';
import { legalRecordOptions } from './config/plugin-options/legal-record-options';
import { publishOptions } from './config/plugin-options/publish-options';
import { siteWideFilesOptions } from './config/plugin-options/site-wide-files-options';
import { socialImageOptions } from './config/plugin-options/social-image-options';
import { RECORD_FOLDER } from './plugins/legal-record';
import type { LicensesOptions } from './plugins/licenses';
import { CONTENT_FOLDER, CONTENT_SOURCE, contentPath, type MdxContentOptions } from './plugins/mdx-content';
import { ROUTES } from './src/shared/routes';

// The options of plugins depend on these variables.
loadEnvFile();

// This never throws: gatsby-node.ts reports mistakes in the variables.
const { build } = readBuildSettings();

// These facts are needed before there are nodes of content. Plugins query the others.
const { url, repository } = readSiteFacts(build);

// publish needs these options, too: it writes the headers of the editor.
const editorOptions = contentEditorOptions(build, repository);

const config: GatsbyConfig = {
  // Plugins from npm, such as gatsby-plugin-sitemap, look for the address of the site here.
  siteMetadata: { siteUrl: url },
  // Addresses stay as we write them. Only those of legal versions end with a slash, because the folder of
  // each version holds further files.
  trailingSlash: 'ignore',
  graphqlTypegen: {
    generateOnBuild: true,
    // These files have queries that run in Node, each after the comment `GraphQL`. Gatsby finds the queries
    // of pages and components by itself.
    documentSearchPaths: [
      'gatsby-node.ts',
      'config/plugin-options/site-wide-files-options.ts',
      'src/social-image/SocialImage.tsx',
    ],
  },
  // Options with more than three properties, or with functions, are in config/plugin-options.
  plugins: [
    // Content: it is checked first. File nodes become Mdx nodes, and Mdx nodes become typed nodes.
    // legal-record makes nodes of the recorded versions.
    { resolve: 'content-check', options: contentCheckOptions(build) },
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: CONTENT_SOURCE,
        path: path.resolve(CONTENT_FOLDER),
        ignore: [`**/${contentPath(RECORD_FOLDER)}/**`],
      },
    },
    // Options for compiling MDX have no effect here, because mdx-content compiles the bodies.
    'gatsby-plugin-mdx',
    {
      resolve: 'mdx-content',
      options: {
        model: contentModel,
        factOverrides: build.factOverrides,
        // Some texts depend on what becomes of sign-ups. This chooses among IfSimulated, IfDelivered and
        // IfConfirmed.
        variant: signUpModeOf(build.delivery),
      } satisfies MdxContentOptions,
    },
    { resolve: 'legal-record', options: legalRecordOptions(build) },

    // Pages. islands replaces Gatsby's browser runtime: there is no client-side routing, and React runs in
    // *.island.ts only (docs/decisions/002-islands.md). Gatsby would add gatsby-plugin-typescript by itself;
    // docs/requirements.md, section 10, names it.
    'gatsby-plugin-typescript',
    { resolve: 'islands', options: islandsOptions },
    // The font files in src/theme were made from the fonts of this package. webpack sees only our files, so
    // the plugin wouldn't publish the license of the package by itself.
    {
      resolve: 'licenses',
      options: {
        additionalPackages: ['node_modules/@fontsource-variable/brygada-1918'],
      } satisfies LicensesOptions,
    },

    // Further files in public/. Of two plugins that write the same file, the later one wins, and publish
    // compresses the files of all.
    {
      resolve: 'gatsby-plugin-sitemap',
      options: {
        createLinkInHead: false,
        // The versions of legal documents are left out, because /legal has the texts in force.
        excludes: [`${ROUTES.legal}/*/*`],
      },
    },
    { resolve: 'social-image', options: socialImageOptions },
    { resolve: 'content-editor', options: editorOptions },
    { resolve: 'site-wide-files', options: siteWideFilesOptions(build) },
    { resolve: 'publish', options: publishOptions(build, editorOptions) },
  ],
  // This adapter does nothing. Without it, a build on Netlify would use Gatsby's adapter, which adds its own
  // headers to the headers that plugins/publish writes.
  adapter: { name: 'none', adapt: () => undefined },
};

export default config;
