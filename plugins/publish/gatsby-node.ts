import { rmSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { PUBLIC_FOLDER } from '../shared/files/public-folder';
import { typedOptions } from '../shared/gatsby/typed-options';
import { builtFiles } from './built-files';
import { isCompressedCopy } from './compress';
import { emitFonts } from './emit-fonts';
import { contentHashOf } from './hashed-files';
import type { PublishOptions } from './options';
import { publish } from './publish';

export { pluginOptionsSchema } from './options';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = emitFonts;

/**
 * Removes the scripts, fonts and compressed copies of earlier builds; this build writes its own. Otherwise
 * the headers would list scripts that no page loads, and nginx would send the old copy of a file that has
 * become too small for one.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  for (const file of builtFiles(PUBLIC_FOLDER)) {
    const isWrittenAgain = contentHashOf(file) !== undefined || isCompressedCopy(file);
    if (isWrittenAgain) rmSync(path.join(PUBLIC_FOLDER, file));
  }
};

export const onPostBuild: GatsbyNode['onPostBuild'] = (args, options) =>
  publish(args, typedOptions<PublishOptions>(options));
