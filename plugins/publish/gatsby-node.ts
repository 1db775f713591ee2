import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { PublishOptions } from './options';
import { removeEarlierFiles } from './public-folder';
import { publish } from './publish';
import { configureWebpack } from './webpack';

export { pluginOptionsSchema } from './options';

const publishOptions = (options: PluginOptions) => options as PluginOptions & PublishOptions;

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = removeEarlierFiles;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  configureWebpack(args, publishOptions(options));

export const onPostBuild: GatsbyNode['onPostBuild'] = (args, options) =>
  publish(args, publishOptions(options));
