import type { GatsbyNode } from 'gatsby';
import { readOptions } from '../shared/read-options';
import { emitFonts } from './emit-fonts';
import type { PublishOptions } from './options';
import { publish } from './publish';
import { removeEarlierFiles } from './remove-earlier-files';

export { pluginOptionsSchema } from './options';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = removeEarlierFiles;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = emitFonts;

export const onPostBuild: GatsbyNode['onPostBuild'] = (args, options) =>
  publish(args, readOptions<PublishOptions>(options));
