import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, NormalModule } from 'webpack';

/**
 * SPDX identifiers of licences that require no more than a notice. Ask a lawyer before you add one
 * that requires more.
 */
const ALLOWED_LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

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

/** @returns the folder of the package that a file belongs to; undefined when it belongs to none */
export const packageFolder = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];

/** The fields of package.json that a notice needs. */
interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/**
 * Makes the notice that the licence of a package requires.
 *
 * @param folder of the installed package
 * @param licenceTexts for packages that only name their licence: makes its text for a copyright
 *   holder, by SPDX identifier
 * @returns the name, version and licence of the package, and the text of the licence
 * @throws Error when the licence is not one of ALLOWED_LICENCES, or there is no text of it
 */
export function licenceNotice(
  folder: string,
  licenceTexts: Readonly<Record<string, (holder: string) => string>> = {},
): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = '(none)', author } = manifest;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const holder = typeof author === 'object' ? author.name : author;
  const text = file
    ? readFileSync(path.join(folder, file), 'utf8')
    : licenceTexts[license]?.(holder ?? `the authors of ${name}`);
  if (text === undefined || !ALLOWED_LICENCES.includes(license)) {
    throw new Error(
      `${name} ${version} reaches visitors under the licence ${license}. Either the licence is not one that we may pass on (${ALLOWED_LICENCES.join(', ')}), or its text is not in the package. Use another package, or have the licence checked and add it to plugins/publish/licences.ts.`,
    );
  }
  const line = '-'.repeat(72);
  return `${name} ${version} (${license})\n${line}\n${text.trim()}\n`;
}
