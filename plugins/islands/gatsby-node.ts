import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { IslandsOptions } from './options';
import { configureWebpack } from './webpack';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  configureWebpack(args, options as PluginOptions & IslandsOptions);
