import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { LicencesOptions } from './options';
import { LicencesPlugin } from './webpack';

export { pluginOptionsSchema } from './options';

/** Adds the file with the licences to the scripts that browsers get. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }, options) => {
  if (stage !== 'build-javascript') return;
  const { furtherPackages } = options as PluginOptions & LicencesOptions;
  actions.setWebpackConfig({ plugins: [new LicencesPlugin(furtherPackages)] });
};
