import type { GatsbyNode } from 'gatsby';
import { typedOptions } from '../shared/gatsby/typed-options';
import { configureWebpack } from './configure-webpack';
import type { IslandsOptions } from './options';

export { pluginOptionsSchema } from './options';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  configureWebpack(args, typedOptions<IslandsOptions>(options));
