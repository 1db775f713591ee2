import type { CreateWebpackConfigArgs } from 'gatsby';

/** Emits the display font as a file. Gatsby would inline so small a font into the styles of every page. */
export function emitDisplayFont({ actions, getConfig, loaders }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  for (const rule of config.module.rules) {
    if (rule.test?.test('display.woff2')) rule.use = [loaders.file()];
  }
  actions.replaceWebpackConfig(config);
}
