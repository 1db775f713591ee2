import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { showBadContent, stopOnBadContent, stopOnBadSiteUrl } from './check/build-check';
import {
  createContentNode,
  createContentSchema,
  createSiteFactsNode,
  updateSiteFactsNode,
} from './content-nodes';
import { publishRecord } from './legal-record/publish-record';
import type { LegalRecord } from './legal-record/read-record';
import { createLegalVersionNodes, updateLegalVersionNodes } from './legal-record/version-nodes';
import type { SiteFacts } from './schemas';

/** As the content check has read it: a build reads and verifies the record once. */
let record: LegalRecord | undefined;

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  stopOnBadSiteUrl(args);
  record = await stopOnBadContent(args);
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentSchema;
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await createSiteFactsNode(args);
  createLegalVersionNodes(args, record);
};
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await createContentNode(args);
  await updateSiteFactsNode(args);
  updateLegalVersionNodes(args);
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = showBadContent;
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  const facts = getNodesByType('SiteFacts')[0] as unknown as SiteFacts;
  if (record) publishRecord(record, facts, path.resolve('public'));
};
