import type { GatsbyNode } from 'gatsby';
import { typedOptions } from '../shared/gatsby/typed-options';
import { LicensesWebpackPlugin } from './licenses-webpack-plugin';
import type { LicensesOptions } from './options';

export { pluginOptionsSchema } from './options';

/** Adds the file with the licenses to the scripts that browsers get. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }, options) => {
  if (stage !== 'build-javascript') return;
  const { additionalPackages = [] } = typedOptions<LicensesOptions>(options);
  actions.setWebpackConfig({ plugins: [new LicensesWebpackPlugin(additionalPackages)] });
};
