import type { GatsbyNode } from 'gatsby';
import { readOptions } from '../shared/read-options';
import { emitFonts } from './emit-fonts';
import type { PublishOptions } from './options';
import { removeEarlierFiles } from './remove-earlier-files';
import { publish } from './publish';

export { pluginOptionsSchema } from './options';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = removeEarlierFiles;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = emitFonts;

export const onPostBuild: GatsbyNode['onPostBuild'] = (args, options) =>
  publish(args, readOptions<PublishOptions>(options));
