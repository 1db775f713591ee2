import type { GatsbyNode } from 'gatsby';
import { showBadContent, stopOnBadContent } from './src/content-model/gatsby-check';
import { createContentNode, createContentSchema } from './src/content-model/gatsby-nodes';
import { createLegalVersionNodes } from './src/content-model/legal-record/gatsby-nodes';
import { createLegalPages } from './src/content-model/legal-record/gatsby-pages';
import { buildIslandsOnly } from './src/islands/webpack';
import { publishLegalRecord } from './src/publish/legal-record';
import { createWaitlistSchema, createWaitlistSettings, publishWaitlist } from './src/publish/waitlist';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = stopOnBadContent;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  createContentSchema(args);
  createWaitlistSchema(args);
};
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await createLegalVersionNodes(args);
  await createWaitlistSettings(args);
};
export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNode;
export const createPages: GatsbyNode['createPages'] = createLegalPages;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  showBadContent(args);
  buildIslandsOnly(args);
};
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishLegalRecord(args);
  await publishWaitlist(args);
};
