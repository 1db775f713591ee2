import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * In the production browser bundle, puts the islands' entry in the place of Gatsby's runtime.
 * Emotion's work is done when the page is built: islands carry class names, no styles, so its
 * JSX runtime gives way to React's own.
 */
export function buildIslandsOnly({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  config.entry = { app: path.resolve('src/islands/entry.tsx') };
  config.resolve.alias = {
    ...config.resolve.alias,
    '@emotion/react/jsx-runtime$': 'react/jsx-runtime',
  };
  config.devtool = false;
  config.optimization.runtimeChunk = false;
  delete config.optimization.splitChunks?.cacheGroups?.framework;
  // setWebpackConfig would merge the entries, not replace them.
  actions.replaceWebpackConfig(config);
}
