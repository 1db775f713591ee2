import type { GatsbyNode } from 'gatsby';
import { readOptions } from '../shared/read-options';
import type { LicencesOptions } from './options';
import { LicencesPlugin } from './webpack';

export { pluginOptionsSchema } from './options';

/** Adds the file with the licences to the scripts that browsers get. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }, options) => {
  if (stage !== 'build-javascript') return;
  const { furtherPackages } = readOptions<LicencesOptions>(options);
  actions.setWebpackConfig({ plugins: [new LicencesPlugin(furtherPackages)] });
};
