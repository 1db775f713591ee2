import type { CreateWebpackConfigArgs } from 'gatsby';
import { Licences } from './licences';
import type { PublishOptions } from './options';

/** Emits the files that must not be inlined, and lists the licences of the packages in the browser's scripts. */
export function configureWebpack(
  { actions, getConfig, loaders, stage }: CreateWebpackConfigArgs,
  { furtherPackages, neverInlined }: Pick<PublishOptions, 'furtherPackages' | 'neverInlined'>,
): void {
  const config = getConfig();
  for (const rule of config.module.rules) {
    const isInlining = rule.test instanceof RegExp && neverInlined.some((file) => rule.test.test(file));
    if (isInlining) rule.use = [loaders.file()];
  }
  if (stage === 'build-javascript') config.plugins.push(new Licences(furtherPackages));
  actions.replaceWebpackConfig(config);
}
