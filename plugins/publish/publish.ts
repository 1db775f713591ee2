import type { BuildArgs } from 'gatsby';
import { messageOf } from '../shared/message-of';
import { PUBLIC_FOLDER } from '../shared/public-folder';
import { compress } from './compress';
import { HOST_FILES, writeHostFiles } from './host-files';
import type { PublishOptions } from './options';
import { writePublicFiles } from './public-folder';
import { siteWideFiles } from './site-wide-files';
import { drawSocialImage } from './social-image';

/**
 * Writes everything that public/ has beside the pages. The plugins before this one in
 * gatsby-config.ts have written their files by now, because Gatsby calls onPostBuild of one plugin
 * after the other.
 */
export async function publish(args: BuildArgs, options: PublishOptions): Promise<void> {
  const { reporter } = args;
  const runQuery = async (query: string): Promise<unknown> => {
    const result: { data?: unknown; errors?: Error[] } = await args.graphql(query);
    if (!result.data) {
      reporter.panic('A query in the options of plugins/publish has no result.', result.errors);
    }
    return result.data;
  };
  const site = options.describeSite(await runQuery(options.query));
  const image = await drawSocialImage(options.socialImage, await runQuery(options.socialImage.query));
  writePublicFiles({ ...siteWideFiles(site, options), [options.socialImage.path]: image }, reporter);
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
