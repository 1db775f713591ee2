import type { GatsbyNode } from 'gatsby';
import { readOptions } from '../shared/read-options';
import type { ValidatedIslandsOptions } from './options';
import { configureWebpack } from './webpack';

export { pluginOptionsSchema } from './options';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  configureWebpack(args, readOptions<ValidatedIslandsOptions>(options));
