import type { GatsbyNode } from 'gatsby';
import { typedOptions } from '../shared/gatsby/typed-options';
import type { IslandsOptions } from './options';
import { configureWebpack } from './webpack';

export { pluginOptionsSchema } from './options';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  configureWebpack(args, typedOptions<IslandsOptions>(options));
