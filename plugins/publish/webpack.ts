import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';
import { Licences } from './licences';
import type { PublishOptions } from './options';

/** Gatsby's types say only that these are functions. */
interface Webpack {
  getConfig: () => Configuration;
  loaders: { file: () => RuleSetUseItem };
}

/** Emits the files that must not be inlined, and lists the licences of the packages in the browser's scripts. */
export function configureWebpack(
  args: CreateWebpackConfigArgs,
  { furtherPackages, neverInlined }: Pick<PublishOptions, 'furtherPackages' | 'neverInlined'>,
): void {
  const { getConfig, loaders } = args as unknown as Webpack;
  const config = getConfig();
  for (const rule of (config.module?.rules ?? []) as RuleSetRule[]) {
    const { test } = rule;
    if (test instanceof RegExp && neverInlined.some((file) => test.test(file))) rule.use = [loaders.file()];
  }
  if (args.stage === 'build-javascript') config.plugins?.push(new Licences(furtherPackages));
  args.actions.replaceWebpackConfig(config);
}
