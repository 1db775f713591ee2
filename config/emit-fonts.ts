import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import type { PublishOptions } from './options';

/** Keeps Gatsby from inlining some small files. */
export function configureWebpack(
  { actions, getConfig, loaders }: CreateWebpackConfigArgs,
  { neverInlined }: Pick<PublishOptions, 'neverInlined'>,
): void {
  const config: Configuration = getConfig();
  for (const rule of config.module?.rules ?? []) {
    // webpack also allows empty entries, and '...' for its own rules.
    if (!rule || rule === '...') continue;
    const { test } = rule;
    const loadsThem = test instanceof RegExp && neverInlined.some((ending) => test.test(ending));
    // Gatsby's own loader inlines small files. The loader that takes its place emits every file.
    if (loadsThem) rule.use = [loaders.file()];
  }
  actions.replaceWebpackConfig(config);
}
