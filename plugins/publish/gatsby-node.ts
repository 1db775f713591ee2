import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { PublishOptions } from './options';
import { publish } from './publish';
import { removeEarlierFiles } from './public-folder';
import { configureWebpack } from './webpack';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = removeEarlierFiles;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  configureWebpack(args, options as PluginOptions & PublishOptions);

export const onPostBuild: GatsbyNode['onPostBuild'] = (args, options) =>
  publish(args, options as PluginOptions & PublishOptions);
