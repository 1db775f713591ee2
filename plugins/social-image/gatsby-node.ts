import type { GatsbyNode } from 'gatsby';
import { readOptions } from '../shared/read-options';
import { writePublicFiles } from '../shared/write-public-files';
import { drawSocialImage } from './draw-social-image';
import type { SocialImageOptions } from './options';
import { queryOf } from './query-of';

export { pluginOptionsSchema } from './options';

/** Draws the picture, and writes it into public/. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, options) => {
  const image = readOptions<SocialImageOptions>(options);
  const result: { data?: unknown; errors?: Error[] } = await args.graphql(queryOf(image.data));
  if (!result.data) {
    args.reporter.panic('The picture for links to the site has no data.', result.errors);
    return;
  }
  const picture = await drawSocialImage(image.layout(image.data.parse(result.data)), image);
  writePublicFiles({ [image.path]: picture }, 'plugins/social-image', args.reporter);
};
