import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { IslandsOptions } from './options';
import { configureWebpack } from './webpack';

export { pluginOptionsSchema } from './options';

const islandsOptions = (options: PluginOptions) => options as PluginOptions & IslandsOptions;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  configureWebpack(args, islandsOptions(options));
