import type { GatsbyNode } from 'gatsby';
import { graphql } from 'gatsby/graphql';
import { readOptions } from '../shared/read-options';
import { addResolvers } from '../shared/resolvers';
import { writePublicFiles } from '../shared/write-public-files';
import { drawSocialImage } from './draw-social-image';
import { SOCIAL_IMAGE_TYPE, SOCIAL_IMAGE_TYPES } from './graphql-types';
import type { SocialImageOptions } from './options';

export { pluginOptionsSchema } from './options';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(SOCIAL_IMAGE_TYPES);

/** Adds the field `socialImage` to `Query`: the address, the size and the words of the picture. */
export const createResolvers: GatsbyNode['createResolvers'] = (args, options) => {
  const { path, width, height, query, alt } = readOptions<SocialImageOptions>(options);
  addResolvers(args, {
    Query: {
      socialImage: {
        type: `${SOCIAL_IMAGE_TYPE}!`,
        description: 'The picture that networks and messengers show with links to the site.',
        resolve: async (_source, _args, context, { schema }) => {
          // With the context of the page's query, Gatsby runs the page's query again when the content of the
          // picture changes.
          const data = dataOf(await graphql({ schema, source: query, contextValue: context }));
          // The digest is of a text, because Gatsby's digest is the same for all objects without a prototype,
          // such as the results of queries.
          const digest = args.createContentDigest(JSON.stringify(data));
          return { path: `${path}?v=${digest.slice(0, 12)}`, width, height, alt: alt(data) };
        },
      },
    },
  });
};

/** Draws the picture, and writes it into public/. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, options) => {
  const image = readOptions<SocialImageOptions>(options);
  const data = dataOf(await args.graphql<object>(image.query));
  const picture = await drawSocialImage(image.layout(data), image);
  writePublicFiles({ [image.path]: picture }, 'plugins/social-image', args.reporter);
};

/** The result of a query, in which Gatsby types the errors as any. */
interface QueryResult {
  data?: object | null;
  errors?: readonly Error[];
}

/** @throws Error when the query for what the picture shows has a mistake */
function dataOf({ data, errors = [] }: QueryResult): object {
  if (data && errors.length === 0) return data;
  const mistakes = errors.map(({ message }) => message).join('\n');
  throw new Error(`The query for the picture for links to the site has a mistake: ${mistakes}`);
}
