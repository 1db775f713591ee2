import type { BuildArgs } from 'gatsby';
import { compress } from './compress';
import { HOST_FILES, writeHostFiles } from './host-files';
import type { PublishOptions } from './options';
import { writePublicFiles } from './public-folder';
import { siteWideFiles } from './site-wide-files';
import { drawSocialImage } from './social-image';

const FOLDER = 'public';

/**
 * Writes everything that public/ has beside the pages. Gatsby calls onPostBuild of one plugin after the other, in the
 * order of gatsby-config.ts, so the files of the plugins before this one are there.
 */
export async function publish(args: BuildArgs, options: PublishOptions): Promise<void> {
  const { reporter } = args;
  const ask = async (query: string): Promise<never> => {
    const result: { data?: unknown; errors?: Error[] } = await args.graphql(query);
    if (!result.data) {
      reporter.panic('A query in the options of plugins/publish has no result.', result.errors);
    }
    // The options say of what type it is.
    return result.data as never;
  };
  const site = options.describeSite(await ask(options.query));
  const image = await drawSocialImage(options.socialImage, await ask(options.socialImage.query));
  writePublicFiles({ ...siteWideFiles(site, options), [options.socialImage.path]: image }, reporter);
  try {
    // The policy needs the final HTML of all pages.
    writeHostFiles(FOLDER, options.hosts);
  } catch (error) {
    // Gatsby would print the error's stack, which is compiled code; the message says what to do.
    reporter.panic((error as Error).message);
  }
  // Last, so that the copies are those of the final files. Hosts' own files are not served.
  compress(FOLDER, (file) => HOST_FILES.includes(file) || Boolean(options.uncompressed?.test(file)));
}
