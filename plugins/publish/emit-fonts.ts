import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';

/**
 * Makes Gatsby emit the fonts of a site as files. It would inline small ones into the styles of every page,
 * where the Content-Security-Policy blocks them.
 */
export function emitFonts({ actions, getConfig, loaders }: CreateWebpackConfigArgs): void {
  const config: Configuration = getConfig();
  for (const rule of config.module?.rules ?? []) {
    // webpack also allows empty entries, and '...' for its own rules.
    if (!rule || rule === '...') continue;
    const isForFonts = rule.test instanceof RegExp && rule.test.test('.woff2');
    // Gatsby's own loader inlines small files. The loader that takes its place emits every file.
    if (isForFonts) rule.use = [loaders.file()];
  }
  actions.replaceWebpackConfig(config);
}
