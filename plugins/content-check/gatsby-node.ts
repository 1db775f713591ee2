import type { GatsbyNode } from 'gatsby';
import { isDevelop } from '../shared/is-develop';
import { readOptions } from '../shared/read-options';
import { showErrorsOverPage, stopBuildOnErrors, touchReloadTrigger } from './build-check';
import type { ContentCheckOptions } from './options';

export { pluginOptionsSchema } from './options';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args, options) =>
  stopBuildOnErrors(args, readOptions<ContentCheckOptions>(options));

/**
 * This plugin makes no pages. It uses the hook because Gatsby calls it each time the nodes of a
 * change are made.
 */
export const createPages: GatsbyNode['createPages'] = () => {
  if (isDevelop()) touchReloadTrigger();
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  showErrorsOverPage(args, readOptions<ContentCheckOptions>(options));
