import type { CreateWebpackConfigArgs } from 'gatsby';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import { LICENCES_PATH } from '../../src/shared/licences';

/** They require a notice only. Ask a lawyer before adding one that requires more. */
const ALLOWED_LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

const DISPLAY_FONT = '@fontsource-variable/brygada-1918';

/**
 * Emits the display font as a file, and writes the licences of all packages in the browser's scripts into one file,
 * which the licences require.
 *
 * @throws Error (as a failed build) when a licence is not allowed, or its text is missing
 */
export function configureWebpack({ actions, getConfig, loaders, stage }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // Gatsby would inline so small a font into the styles of every page.
  for (const rule of config.module.rules) {
    if (rule.test?.test('display.woff2')) rule.use = [loaders.file()];
  }
  if (stage === 'build-javascript') {
    const options = {
      outputFilename: LICENCES_PATH,
      perChunkOutput: false,
      addBanner: false,
      // src/theme/display.woff2 derives from it.
      additionalModules: [{ name: DISPLAY_FONT, directory: `${process.cwd()}/node_modules/${DISPLAY_FONT}` }],
      unacceptableLicenseTest: (licence: string) => !ALLOWED_LICENCES.includes(licence),
      handleUnacceptableLicense: refuse,
      handleMissingLicenseText: refuse,
    };
    config.plugins.push(new LicenseWebpackPlugin(options));
  }
  actions.replaceWebpackConfig(config);
}

export function refuse(name: string, licence: string | null): never {
  throw new Error(
    `${name} reaches visitors under the licence ${licence ?? '(none)'}, which we may not pass on or whose text is missing: use another package, or have it checked and add it to ALLOWED_LICENCES in plugins/publish/webpack.ts.`,
  );
}
