import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, ModuleOptions, RuleSetRule } from 'webpack';

/**
 * Makes Gatsby emit the fonts of a site as files. It would inline small ones into the styles of every page,
 * where the Content-Security-Policy blocks them.
 *
 * @throws Error when none of Gatsby's rules for webpack is for fonts
 */
export function emitFonts({ actions, getConfig, loaders }: CreateWebpackConfigArgs): void {
  const config: Configuration = getConfig();
  const fontRules = (config.module?.rules ?? []).filter(isForFonts);
  if (fontRules.length === 0) {
    throw new Error(
      'Gatsby has no webpack rule whose "test" matches .woff2, so it may inline small fonts, which the Content-Security-Policy blocks: adapt plugins/publish/emit-fonts.ts to the rule that it has for fonts.',
    );
  }
  // Gatsby's own loader inlines small files. The loader that takes its place emits every file.
  for (const rule of fontRules) rule.use = [loaders.file()];
  actions.replaceWebpackConfig(config);
}

function isForFonts(rule: NonNullable<ModuleOptions['rules']>[number]): rule is RuleSetRule {
  // webpack also allows empty entries, and '...' for its own rules.
  if (!rule || rule === '...') return false;
  return rule.test instanceof RegExp && rule.test.test('.woff2');
}
