import type { GatsbyNode } from 'gatsby';
import { graphql } from 'gatsby/graphql';
import { writePublicFiles } from '../shared/files/write-public-files';
import { dataOfQuery } from '../shared/gatsby/data-of-query';
import { panicOnError } from '../shared/gatsby/panic-on-error';
import { addResolvers } from '../shared/gatsby/resolvers';
import { typedOptions } from '../shared/gatsby/typed-options';
import { drawSocialImage } from './draw-social-image';
import type { SocialImageOptions } from './options';
import { SOCIAL_IMAGE_TYPE, SOCIAL_IMAGE_TYPES } from './social-image-types';

export { pluginOptionsSchema } from './options';

const PLUGIN = 'plugins/social-image';
const PLACE_OF_QUERY = `the options of ${PLUGIN}`;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(SOCIAL_IMAGE_TYPES);

/** Adds the field `socialImage` to `Query`: the address, the size and the words of the picture. */
export const createResolvers: GatsbyNode['createResolvers'] = (args, options) => {
  const { path, width, height, query, alt } = typedOptions<SocialImageOptions>(options);
  addResolvers(args, {
    Query: {
      socialImage: {
        type: `${SOCIAL_IMAGE_TYPE}!`,
        description: 'The picture that networks and messengers show with links to the site.',
        resolve: async (_source, _args, context, { schema }) => {
          // With the context of the page's query, Gatsby runs the page's query again when the content of the
          // picture changes.
          const result = await graphql({ schema, source: query, contextValue: context });
          const data = dataOfQuery<object>(result, PLACE_OF_QUERY);
          // Gatsby makes the same digest of all objects without a prototype, such as the results of queries.
          // So it gets their JSON.
          const digest = args.createContentDigest(JSON.stringify(data));
          return { path: `${path}?v=${digest.slice(0, 12)}`, width, height, alt: alt(data) };
        },
      },
    },
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = (args, options) =>
  panicOnError(args.reporter, async () => {
    const image = typedOptions<SocialImageOptions>(options);
    const data = dataOfQuery(await args.graphql<object>(image.query), PLACE_OF_QUERY);
    const picture = await drawSocialImage(image.layout(data), image);
    writePublicFiles({ [image.path]: picture }, PLUGIN, args.reporter);
  });
