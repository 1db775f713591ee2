import type { GatsbyNode } from 'gatsby';
import { showBadContent, stopOnBadContent } from './src/content-model/gatsby-check';
import { createContentNode, createContentSchema } from './src/content-model/gatsby-nodes';
import { buildIslandsOnly } from './src/islands/webpack';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = stopOnBadContent;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentSchema;
export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNode;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  showBadContent(args);
  buildIslandsOnly(args);
};
