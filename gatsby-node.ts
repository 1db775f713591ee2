import type { GatsbyNode } from 'gatsby';
import { showBadContent, stopOnBadContent } from './src/content-model/gatsby-check';
import { createContentNode, createContentSchema } from './src/content-model/gatsby-nodes';
import { buildIslandsOnly } from './src/islands/webpack';
import { createWaitlistSchema, createWaitlistSettings, publishWaitlist } from './src/publish/waitlist';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = stopOnBadContent;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  createContentSchema(args);
  createWaitlistSchema(args);
};
export const sourceNodes: GatsbyNode['sourceNodes'] = createWaitlistSettings;
export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNode;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  showBadContent(args);
  buildIslandsOnly(args);
};
export const onPostBuild: GatsbyNode['onPostBuild'] = publishWaitlist;
