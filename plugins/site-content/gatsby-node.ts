import type { GatsbyNode } from 'gatsby';
import { showBadContent, stopOnBadContent, stopOnBadSiteUrl } from './check/build-check';
import {
  createContentNode,
  createContentSchema,
  createSiteFactsNode,
  updateSiteFactsNode,
} from './content-nodes';
import { publishLegalRecord } from './legal-record/publish-record';
import { createLegalVersionNodes, updateLegalVersionNodes } from './legal-record/version-nodes';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  stopOnBadSiteUrl(args);
  await stopOnBadContent(args);
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentSchema;
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await createSiteFactsNode(args);
  createLegalVersionNodes(args);
};
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await createContentNode(args);
  await updateSiteFactsNode(args);
  updateLegalVersionNodes(args);
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = showBadContent;
export const onPostBuild: GatsbyNode['onPostBuild'] = publishLegalRecord;
