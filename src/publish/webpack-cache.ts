import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';

/**
 * Lets webpack's cache go by package-lock.json. By default it finds and compares each file of its own,
 * of Gatsby and of Babel, with all that these need: most of a first build and half of each later one.
 * A change in our own settings starts all caches anew, so those files have nothing more to tell.
 */
export function cacheByPackages({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig();
  const version = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  config.cache = { ...config.cache, version, buildDependencies: { defaultWebpack: [] } };
  config.plugins.push({
    apply(compiler: Compiler) {
      compiler.hooks.afterCompile.tap('cache by packages', ({ buildDependencies }) => {
        buildDependencies.clear();
      });
    },
  });
  // Nobody reads the source maps of code that renders pages.
  config.devtool = false;
  actions.replaceWebpackConfig(config);
}
