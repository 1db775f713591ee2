import type { GatsbyNode } from 'gatsby';
import { isDevelop } from '../shared/is-develop';
import { onNodesMade } from '../shared/on-nodes-made';
import { readOptions } from '../shared/read-options';
import { showErrorsOverPage, stopBuildOnErrors, touchReloadTrigger } from './build-check';
import type { ContentCheckOptions } from './options';

export { pluginOptionsSchema } from './options';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args, options) =>
  stopBuildOnErrors(args, readOptions<ContentCheckOptions>(options));

export const createPages = onNodesMade(() => {
  if (isDevelop()) touchReloadTrigger();
});

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  showErrorsOverPage(args, readOptions<ContentCheckOptions>(options));
