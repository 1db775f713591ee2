import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';

/**
 * Keeps Gatsby from linting each bundle of `gatsby develop`. Its ESLint is an old one with rules of its own, and takes
 * a third of the time until the first page shows; `npm run lint` has the rules of this project.
 */
export function skipGatsbyLint({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'develop') return;
  const config: Configuration = getConfig();
  const { plugins = [] } = config;
  config.plugins = plugins.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin');
  actions.replaceWebpackConfig(config);
}
