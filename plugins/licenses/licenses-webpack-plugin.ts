import type { Compiler } from 'webpack';
import { licenseNotice, packageFolder } from './license-notice';

/** The path of the file with the licenses, on the site. */
export const LICENSES_PATH = '/licenses.txt';

/** The name of this plugin in webpack's messages. */
const PLUGIN_NAME = 'licenses';

/**
 * A webpack plugin that emits the file at LICENSES_PATH: the licenses of all packages in the bundle, most of
 * which have to be passed on with the code.
 */
export class LicensesWebpackPlugin {
  /** @param additionalPackages folders of packages that are published in another way than through webpack */
  constructor(private readonly additionalPackages: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { NormalModule, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
      const folders = new Set(this.additionalPackages);
      // This hook runs before webpack joins modules, when each of them still has its file.
      compilation.hooks.afterOptimizeModules.tap(PLUGIN_NAME, (modules) => {
        for (const module of modules) {
          // Only a normal module has a file.
          const folder = module instanceof NormalModule ? packageFolder(module.resource) : undefined;
          if (folder && compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) folders.add(folder);
        }
      });
      compilation.hooks.processAssets.tap(PLUGIN_NAME, () => {
        const text = [...folders]
          .map((folder) => licenseNotice(folder))
          .sort()
          .join('\n');
        compilation.emitAsset(LICENSES_PATH.slice(1), new sources.RawSource(text));
      });
    });
  }
}
