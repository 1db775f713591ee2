import type { GatsbyNode } from 'gatsby';
import { isDevelop } from '../shared/is-develop';
import { readOptions } from '../shared/read-options';
import type { ContentCheckOptions } from './options';
import { showErrorsOverPage, touchReloadTrigger } from './report/show-errors-over-page';
import { stopBuildOnErrors } from './report/stop-build-on-errors';

export { pluginOptionsSchema } from './options';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args, options) =>
  stopBuildOnErrors(args, readOptions<ContentCheckOptions>(options));

/**
 * Makes no pages: Gatsby calls this hook after the nodes of a change are made, and has no other that it
 * calls then. `onPostBootstrap` comes only once, and `sourceNodes` before the nodes of a changed file.
 */
export const createPages: GatsbyNode['createPages'] = () => {
  if (isDevelop()) touchReloadTrigger();
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  showErrorsOverPage(args, readOptions<ContentCheckOptions>(options));
