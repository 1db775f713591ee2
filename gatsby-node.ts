import type { GatsbyNode } from 'gatsby';
import { createContentNode, createContentSchema } from './src/content-model/gatsby-nodes';
import { buildIslandsOnly } from './src/islands/webpack';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentSchema;
export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNode;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = buildIslandsOnly;
