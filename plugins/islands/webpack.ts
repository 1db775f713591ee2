import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { CHUNKS_POLICY } from '../../src/shared/island-protocol';

/** The script of all pages: React and the islands of the layout. */
const APP = 'app';

const ISLAND_FILE = /\.island\.tsx?$/;

/**
 * Replaces Gatsby's runtime in the production browser bundle with the islands' entries: `app` for all
 * pages, and one for each other island. Emotion runs at build time only: in the browser its JSX runtime
 * is React's own.
 */
export function buildIslandsOnly({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  config.entry = islandEntries();
  config.resolve.alias = {
    // Before Gatsby's own: webpack takes the first match.
    '@emotion/react/jsx-runtime$': 'react/jsx-runtime',
    // It only re-exports react-dom; named imports from react-dom drop its legacy API.
    'react-dom/client$': path.resolve('node_modules/react-dom/index.js'),
    ...config.resolve.alias,
  };
  config.optimization.runtimeChunk = false;
  // Lets webpack load chunks with Trusted Types.
  config.output.trustedTypes = { policyName: CHUNKS_POLICY };
  // One file for each entry: the loader finds it by the name of the island.
  config.optimization.splitChunks = false;
  // Source maps are not released, and slow to write.
  config.devtool = false;
  // For browsers since 2021: half a kilobyte less on each page. The licences are published in one file.
  const compress = { ecma: 2020, passes: 2, pure_getters: true };
  const output = { comments: false, preamble: '/*! Licenses: /licenses.txt */' };
  const terserOptions = { ecma: 2020, compress, output };
  config.optimization.minimizer = [plugins.minifyJs({ terserOptions, extractComments: false })];
  // See island.tsx.
  config.plugins.push(
    plugins.define({
      'process.env.ISLANDS_ONLY': '"true"',
      // React's hook for developer tools is not needed.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    }),
  );
  // setWebpackConfig would merge the entries, not replace them.
  actions.replaceWebpackConfig(config);
}

/**
 * @returns the webpack entries: `app` for the islands of the layout, and one for each other `<name>.island.ts` in src
 */
function islandEntries(): Record<string, { import: string[]; dependOn?: string }> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => ISLAND_FILE.test(file))
    .map((file) => path.resolve('src', file))
    .sort();
  const isOfLayout = (file: string) => file.startsWith(path.resolve('src/layout'));
  const others = files.filter((file) => !isOfLayout(file));
  return {
    [APP]: { import: files.filter(isOfLayout) },
    ...Object.fromEntries(others.map((file) => [nameOf(file), { import: [file], dependOn: APP }])),
  };
}

const nameOf = (file: string) => path.basename(file).replace(ISLAND_FILE, '');
