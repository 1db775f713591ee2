import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, NormalModule } from 'webpack';

/** Folders of the packages in the site that this process has built, such as `node_modules/react`. */
export const shippedFolders = new Set<string>();

const NAME = 'publish';

/** Fonts, pictures and styles: they reach visitors also from the program that renders the pages. */
const ASSET = /\.(?!(?:[cm]?[jt]sx?|json)$)[a-z0-9]+$/i;

/** Own files that derive from a package. */
const DERIVED_FROM: Readonly<Record<string, string>> = {
  'src/theme/display.woff2': 'node_modules/@fontsource-variable/brygada-1918',
};

/** What decides how modules are built: webpack's cache is kept until a package, a setting or a local plugin changes. */
const BUILT_BY = ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts'];

/**
 * Emits the display font as a file. In a build, collects the packages that webpack puts into the browser's scripts
 * and those whose assets the pages use, and limits what webpack's cache depends on.
 */
export function configureWebpack({ actions, getConfig, loaders, stage }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // Gatsby would inline so small a font into the styles of every page.
  for (const rule of config.module.rules) {
    if (rule.test?.test('display.woff2')) rule.use = [loaders.file()];
  }
  const apply = (compiler: Compiler) => {
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
    // Webpack itself would look for the thousands of files of its loaders, which takes a quarter of a clean build.
    compiler.hooks.afterCompile.tap(NAME, ({ buildDependencies }) => {
      buildDependencies.clear();
      const folders = readdirSync('plugins', { withFileTypes: true }).filter((entry) => entry.isDirectory());
      // Folders end with a slash. Each plugin by itself: a folder without package.json stands for all packages.
      const plugins = folders.map(({ name }) => `plugins/${name}/`);
      for (const file of [...BUILT_BY, ...plugins]) buildDependencies.add(path.join(process.cwd(), file));
    });
  };
  if (stage.startsWith('build-')) config.plugins.push({ apply });
  actions.replaceWebpackConfig(config);
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
