import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { onNodesMade } from '../shared/on-nodes-made';
import { readOptions } from '../shared/read-options';
import { writePublicFiles } from '../shared/write-public-files';
import { drawSocialImage } from './draw-social-image';
import { SOCIAL_IMAGE_TYPE, SOCIAL_IMAGE_TYPES } from './graphql-types';
import type { SocialImageOptions } from './options';

export { pluginOptionsSchema } from './options';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(SOCIAL_IMAGE_TYPES);

/**
 * Makes the only node of this plugin, from which pages query the address of the picture, its size and its
 * words. Its address and its words follow from other nodes.
 */
export const createPages = onNodesMade(async (args, options) => {
  const { path, width, height, query, alt } = readOptions<SocialImageOptions>(options);
  const data = await shownData(args, query);
  const digest = args.createContentDigest(data);
  const fields = { path: `${path}?v=${digest.slice(0, 12)}`, width, height, alt: alt(data) };
  await args.actions.createNode({
    ...fields,
    id: args.createNodeId(SOCIAL_IMAGE_TYPE),
    internal: { type: SOCIAL_IMAGE_TYPE, contentDigest: args.createContentDigest(fields) },
  });
});

/** Draws the picture, and writes it into public/. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, options) => {
  const image = readOptions<SocialImageOptions>(options);
  const data = await shownData(args, image.query);
  const picture = await drawSocialImage(image.layout(data), image);
  writePublicFiles({ [image.path]: picture }, 'plugins/social-image', args.reporter);
};

/** @returns the result of the query for what the picture shows; a mistake in the query ends the build */
async function shownData(
  { graphql, reporter }: Pick<CreatePagesArgs, 'graphql' | 'reporter'>,
  query: string,
): Promise<object> {
  const result = await graphql<object>(query);
  if (result.data && !result.errors) return result.data;
  // Gatsby types the errors of a query as any.
  return reporter.panic('The picture for links to the site has no data.', result.errors as Error[]);
}
