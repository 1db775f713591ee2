import type { BuildArgs } from 'gatsby';
import { PUBLIC_FOLDER } from '../shared/files/public-folder';
import { panicOnError } from '../shared/gatsby/panic-on-error';
import { compress } from './compress';
import { HOST_FILES, writeHostFiles } from './host-files';
import type { PublishOptions } from './options';

/**
 * Writes the files that configure the host of the site, and the compressed copies. The plugins before this
 * one in gatsby-config.ts have written their files by now, because Gatsby calls onPostBuild of one plugin
 * after the other.
 */
export async function publish(
  { reporter }: BuildArgs,
  { hosts, isUncompressed = () => false }: PublishOptions,
): Promise<void> {
  // The Content-Security-Policy has hashes of code in the pages, so it needs their final HTML.
  await panicOnError(reporter, () => writeHostFiles(PUBLIC_FOLDER, hosts));
  // Compressing comes last, when all files are final. Visitors never get the hosts' files, so those need no
  // copies.
  await compress(PUBLIC_FOLDER, (file) => HOST_FILES.includes(file) || isUncompressed(file));
}
