import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { noteChange, showBadContent, stopOnErrors } from './check/build-check';
import { createContentNode, createContentSchema, renewContentNodes } from './content-nodes';
import { publishRecord } from './legal-record/publish-record';
import { createLegalVersionNodes, legalResolvers } from './legal-record/version-nodes';
import type { SiteFacts } from './site-facts';

/** What the content check has read: a build parses documents and verifies the record once. */
let checked: Awaited<ReturnType<typeof stopOnErrors>>;

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  checked = await stopOnErrors(args);
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentSchema;
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) =>
  createResolvers(legalResolvers);
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  createLegalVersionNodes(args, checked?.record);
  renewContentNodes(args, checked);
};
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => createContentNode(args, checked);
export const createPages: GatsbyNode['createPages'] = noteChange;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = showBadContent;
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  const facts = getNodesByType('SiteFacts')[0] as unknown as SiteFacts;
  if (checked) publishRecord(checked.record, facts, path.resolve('public'));
};
