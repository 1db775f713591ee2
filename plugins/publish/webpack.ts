import type { CreateWebpackConfigArgs } from 'gatsby';
import { licences } from './licences';

/** Emits the display font as a file, and lists the licences of the packages in the browser's scripts. */
export function configureWebpack({ actions, getConfig, loaders, stage }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // Gatsby would inline so small a font into the styles of every page.
  for (const rule of config.module.rules) {
    if (rule.test?.test('display.woff2')) rule.use = [loaders.file()];
  }
  if (stage === 'build-javascript') config.plugins.push(licences);
  actions.replaceWebpackConfig(config);
}
