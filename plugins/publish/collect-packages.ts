import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, NormalModule } from 'webpack';

/** Folders of the packages in the site that this process has built, such as `node_modules/react`. */
export const shippedFolders = new Set<string>();

const NAME = 'shipped packages';

/** Fonts, pictures and styles: they reach visitors also from the program that renders the pages. */
const ASSET = /\.(?!(?:[cm]?[jt]sx?|json)$)[a-z0-9]+$/i;

/** Own files that derive from a package. */
const DERIVED_FROM: Readonly<Record<string, string>> = {
  'src/theme/display.woff2': 'node_modules/@fontsource-variable/brygada-1918',
};

/** Collects the packages that webpack puts into the browser's scripts, and those whose assets the pages use. */
export function collectShippedPackages({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const plugin = {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        // Before webpack concatenates modules.
        compilation.hooks.afterOptimizeModules.tap(NAME, (modules) => {
          for (const module of modules) {
            const { resource: file = '' } = module as NormalModule;
            if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
            const folder = packageFolder(file) ?? DERIVED_FROM[path.relative('', file)];
            if (folder && (stage === 'build-javascript' || ASSET.test(file))) shippedFolders.add(folder);
          }
        });
      });
    },
  };
  actions.setWebpackConfig({ plugins: [plugin] });
}

/**
 * @param file absolute or relative path of a module
 * @returns the folder of its package from `node_modules` on, the innermost of nested packages; or undefined
 */
export function packageFolder(file: string): string | undefined {
  return /^(?:.*?\/)??(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(
    file.split(path.sep).join('/'),
  )?.[1];
}
