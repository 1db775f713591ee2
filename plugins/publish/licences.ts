import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, NormalModule } from 'webpack';

/** They require a notice only. Ask a lawyer before adding one that requires more. */
const ALLOWED_LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

const NAME = 'licences';

/** A webpack plugin that writes the licences of all packages in the bundle into one file, which they require. */
export class Licences {
  /** @param furtherPackages folders of packages that are published in another way than through webpack */
  constructor(private readonly furtherPackages: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const folders = new Set(this.furtherPackages);
      // Before webpack concatenates modules.
      compilation.hooks.afterOptimizeModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const folder = packageFolder((module as Partial<NormalModule>).resource ?? '');
          if (folder && compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) folders.add(folder);
        }
      });
      compilation.hooks.processAssets.tap(NAME, () => {
        const text = [...folders]
          .map((folder) => noticeOf(folder))
          .sort()
          .join('\n');
        compilation.emitAsset('licenses.txt', new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}

/** The folder of the package that holds a file, the innermost of nested ones. */
const packageFolder = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];

/** What is read of the package.json of a package. */
interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/**
 * @param folder of an installed package
 * @param licenceTexts makes the text of a licence, by its SPDX identifier, for a package that only names it
 * @returns its name, version and licence
 * @throws Error when its licence is not allowed, or its text is missing
 */
export function noticeOf(
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
      `${name} ${version} reaches visitors under the licence ${license}, which is not among those that we may pass on (${ALLOWED_LICENCES.join(', ')}) or whose text is not in the package: use another package, or have the licence checked and add it to plugins/publish/licences.ts.`,
    );
  }
  const rule = '-'.repeat(72);
  return `${name} ${version} (${license})\n${rule}\n${text.trim()}\n`;
}
