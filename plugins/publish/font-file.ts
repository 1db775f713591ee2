import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Leaves the display font a file of its own. Gatsby would write so small a file into the styles,
 * where each page carries it again and none can be shown before all of it is there.
 */
export function keepFontApart({ actions, getConfig, loaders }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  for (const rule of config.module.rules) {
    if (rule.test?.test('display.woff2')) rule.use = [loaders.file()];
  }
  actions.replaceWebpackConfig(config);
}
