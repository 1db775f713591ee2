import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';

const NAME = 'webpack cache';

/**
 * Keeps webpack's cache until a package changes, which package-lock.json tells. Webpack itself would look for the
 * thousands of files of its loaders, which takes a quarter of a clean build. Gatsby deletes the cache when
 * package.json, its settings or a local plugin changes.
 */
export function keepCacheForPackages({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const plugin = {
    apply(compiler: Compiler) {
      compiler.hooks.afterCompile.tap(NAME, ({ buildDependencies }) => {
        buildDependencies.clear();
        buildDependencies.add(path.resolve('package-lock.json'));
      });
    },
  };
  actions.setWebpackConfig({ plugins: [plugin] });
}
