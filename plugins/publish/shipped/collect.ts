import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, Module } from 'webpack';

/** Folders of the packages that visitors receive something of, such as `node_modules/react`. */
const shippedFolders = new Set<string>();

/** Anything but program text: fonts, pictures and styles reach visitors although the page's program is run at build. */
const ASSET = /\.(?!(?:[cm]?[jt]sx?|json)$)[a-z0-9]+$/i;

/** Files of ours that are made of a package's. */
const MADE_OF: Readonly<Record<string, string>> = {
  'src/theme/display.woff2': 'node_modules/@fontsource-variable/brygada-1918',
};

/** Notes which packages webpack puts into the browser's scripts, and whose files into the pages. */
export function collectShippedPackages({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const counts = (file: string) => stage === 'build-javascript' || ASSET.test(file);
  const plugin = {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('shipped packages', ({ compilation }) => {
        for (const file of filesIn(compilation.chunkGraph, compilation.chunks)) {
          const folder = packageFolder(file) ?? MADE_OF[path.relative('', file)];
          if (folder && counts(file)) shippedFolders.add(folder);
        }
      });
    },
  };
  actions.setWebpackConfig({ plugins: [plugin] });
}

/** What has been noted in this build, in order. */
export function shippedPackageFolders(): string[] {
  return [...shippedFolders].sort();
}

/**
 * @param file absolute or relative path of a module
 * @returns the folder of its package from `node_modules` on, innermost where packages are nested; or undefined
 */
export function packageFolder(file: string): string | undefined {
  return /^(?:.*?\/)??(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(
    file.split(path.sep).join('/'),
  )?.[1];
}

type ChunkGraph = Compiler['webpack']['Compilation']['prototype']['chunkGraph'];

function filesIn(
  graph: ChunkGraph,
  chunks: Iterable<Parameters<ChunkGraph['getChunkModules']>[0]>,
): string[] {
  return [...chunks].flatMap((chunk) => graph.getChunkModules(chunk).flatMap(filesOf));
}

/** A module is one file, or several that webpack has joined. */
function filesOf(module: Module): string[] {
  const { modules = [], resource } = module as Module & { modules?: Module[]; resource?: string };
  return [...(resource ? [resource] : []), ...modules.flatMap(filesOf)];
}
