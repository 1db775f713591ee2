import type { BuildArgs } from 'gatsby';
import { messageOf } from '../shared/message-of';
import { PUBLIC_FOLDER } from '../shared/public-folder';
import { writePublicFiles } from '../shared/write-public-files';
import { compress } from './compress';
import { HOST_FILES, writeHostFiles } from './host-files';
import type { PublishOptions } from './options';
import { siteWideFiles } from './site-wide-files';

/**
 * Writes everything that public/ has beside the pages. The plugins before this one in
 * gatsby-config.ts have written their files by now, because Gatsby calls onPostBuild of one plugin
 * after the other.
 */
export async function publish({ reporter }: BuildArgs, options: PublishOptions): Promise<void> {
  if (options.site) writePublicFiles(siteWideFiles(options.site, options), 'publish', reporter);
  try {
    // The Content-Security-Policy has hashes of code in the pages, so it needs their final HTML.
    writeHostFiles(PUBLIC_FOLDER, options.hosts);
  } catch (error) {
    // Gatsby prints the stack of an error, which is compiled code; we pass the message only.
    reporter.panic(messageOf(error));
  }
  // Compressing comes last, when all files are final. Visitors never get the hosts' files, so those
  // need no copies.
  const isExcluded = (file: string) => HOST_FILES.includes(file) || options.uncompressed?.test(file) === true;
  await compress(PUBLIC_FOLDER, isExcluded);
}
