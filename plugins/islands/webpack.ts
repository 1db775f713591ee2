import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { APP, writeIslandEntries } from './entries';
import { LICENCES_PATH } from '../publish/shipped/licences-text';

/** The Trusted Types policy by which webpack loads a chunk. */
export const CHUNKS_POLICY = 'chunks';

/** In milliseconds, as long as a receiver of sign-ups has for its answer. */
const CHUNK_TIMEOUT = 10_000;

/** Modules that others stand in for in the browser. */
export const REPLACED: Readonly<Record<string, string>> = {
  '@emotion/react/jsx-runtime': 'react/jsx-runtime',
  // It only hands on what react-dom has; asked for by name there, the old ways to render are left out.
  'react-dom/client': path.resolve('node_modules/react-dom/index.js'),
};

/** Left out of what React looks for: an extension for developers has nothing to inspect here. */
const ABSENT = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' };

/** Terser for browsers since 2021: half a kilobyte less on every page than with Gatsby's settings. */
const MINIFIER = {
  terserOptions: {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, pure_getters: true },
    output: { comments: false, preamble: `/*! Licenses: /${LICENCES_PATH} */` },
  },
  // The licences are published in one file.
  extractComments: false,
};

/**
 * In the production browser bundle, puts the islands' entries in the place of Gatsby's runtime: one
 * script for all pages, and one for each island that stands on some only; the loader starts those
 * that a page needs. Emotion's work is done when the page is built: islands carry class names, no
 * styles, so its JSX runtime gives way to React's own.
 */
export function buildIslandsOnly({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  const { [APP]: app, ...others } = writeIslandEntries();
  config.entry = {
    [APP]: app,
    ...Object.fromEntries(
      Object.entries(others).map(([name, file]) => [name, { import: file, dependOn: APP }]),
    ),
  };
  config.resolve.alias = {
    // Before Gatsby's own: the first that matches counts.
    ...Object.fromEntries(Object.entries(REPLACED).map(([from, to]) => [`${from}$`, to])),
    ...config.resolve.alias,
  };
  config.optimization.runtimeChunk = false;
  // So that webpack may load a chunk where Trusted Types are on.
  config.output.trustedTypes = { policyName: CHUNKS_POLICY };
  // Nobody waits longer for what is loaded on first use.
  config.output.chunkLoadTimeout = CHUNK_TIMEOUT;
  // An entry is one file, named after it: that is how the loader finds it.
  config.optimization.splitChunks = false;
  // Not released, and slow to write.
  config.devtool = false;
  config.optimization.minimizer = [plugins.minifyJs(MINIFIER)];
  config.plugins.push(plugins.define(ABSENT));
  // setWebpackConfig would merge the entries, not replace them.
  actions.replaceWebpackConfig(config);
}
