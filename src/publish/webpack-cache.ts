import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';

/**
 * What webpack's cache goes by: the packages that are installed, and our settings, which are bundled with this function.
 * By default it finds and compares each file of its own, of Gatsby and of Babel, with all that these
 * need: most of a first build and half of each later one.
 */
const VERSION_FILES = ['node_modules/.package-lock.json', __filename];

/** Starts webpack's cache anew when a package or a setting has changed, and looks at nothing else. */
export function cacheByPackages({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig();
  const version = createHash('sha256');
  for (const file of VERSION_FILES) version.update(readFileSync(file));
  config.cache = {
    ...config.cache,
    version: version.digest('hex'),
    buildDependencies: { defaultWebpack: [] },
  };
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
