import type { Compiler, NormalModule } from 'webpack';
import { licenceNotice, packageFolder } from './licence-notice';

/** The path of the file with the licences, on the site. */
export const LICENCES_PATH = '/licenses.txt';

/** The name of this plugin in webpack's messages. */
const PLUGIN_NAME = 'licences';

/**
 * A webpack plugin that emits the file at LICENCES_PATH: the licences of all packages in the bundle,
 * which require it.
 */
export class LicencesPlugin {
  /**
   * @param furtherPackages folders of packages that are published in another way than through
   * webpack
   */
  constructor(private readonly furtherPackages: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
      const folders = new Set(this.furtherPackages);
      // This hook runs before webpack joins modules, when each of them still has its file.
      compilation.hooks.afterOptimizeModules.tap(PLUGIN_NAME, (modules) => {
        for (const module of modules) {
          const folder = packageFolder((module as Partial<NormalModule>).resource ?? '');
          if (folder && compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) folders.add(folder);
        }
      });
      compilation.hooks.processAssets.tap(PLUGIN_NAME, () => {
        const text = [...folders]
          .map((folder) => licenceNotice(folder))
          .sort()
          .join('\n');
        compilation.emitAsset(LICENCES_PATH.slice(1), new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}
