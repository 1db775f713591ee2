import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';
import type { PublishOptions } from './options';

/** The types of two arguments that Gatsby declares as just `Function` and `any`. */
interface TypedArgs {
  getConfig: () => Configuration;
  loaders: { file: () => RuleSetUseItem };
}

/** Keeps Gatsby from inlining some small files. */
export function configureWebpack(
  args: CreateWebpackConfigArgs,
  { neverInlined }: Pick<PublishOptions, 'neverInlined'>,
): void {
  // This is a double cast, because Gatsby's types and ours describe the same functions in incompatible
  // ways.
  const { getConfig, loaders } = args as unknown as TypedArgs;
  const config = getConfig();
  for (const rule of (config.module?.rules ?? []) as RuleSetRule[]) {
    const { test } = rule;
    const loadsThem = test instanceof RegExp && neverInlined.some((ending) => test.test(ending));
    // Gatsby's own loader inlines small files. The loader that takes its place emits every file.
    if (loadsThem) rule.use = [loaders.file()];
  }
  args.actions.replaceWebpackConfig(config);
}
