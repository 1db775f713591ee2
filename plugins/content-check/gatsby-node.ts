import type { GatsbyNode } from 'gatsby';
import { typedOptions } from '../shared/gatsby/typed-options';
import type { ContentCheckOptions } from './options';
import { showErrorsOverPage } from './report/show-errors-over-page';
import { stopBuildOnErrors } from './report/stop-build-on-errors';

export { pluginOptionsSchema } from './options';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args, options) =>
  stopBuildOnErrors(args, typedOptions<ContentCheckOptions>(options));

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  showErrorsOverPage(args, typedOptions<ContentCheckOptions>(options));
