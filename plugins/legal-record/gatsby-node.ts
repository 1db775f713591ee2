import type { GatsbyNode } from 'gatsby';
import { CONTENT_FOLDER, SITE_FACTS_TYPE } from '../mdx-content';
import { PUBLIC_FOLDER } from '../shared/public-folder';
import { readOptions } from '../shared/read-options';
import { addResolvers } from '../shared/resolvers';
import { LEGAL_TYPES, LEGAL_VERSION_TYPE } from './graphql-types';
import type { LegalRecordOptions } from './options';
import { publishRecord } from './publish-record';
import { readRecord } from './read-record';
import { recordFactsSchema } from './record-facts';
import { documentResolvers, versionResolvers } from './resolvers';
import { createLegalVersionNodes } from './version-nodes';

export { pluginOptionsSchema } from './options';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(LEGAL_TYPES);

export const createResolvers: GatsbyNode['createResolvers'] = (args, options) => {
  const ownOptions = readOptions<LegalRecordOptions>(options);
  addResolvers(args, {
    [LEGAL_VERSION_TYPE]: versionResolvers(ownOptions),
    [ownOptions.kind.type]: documentResolvers(ownOptions),
  });
};

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  createLegalVersionNodes(args, readOptions<LegalRecordOptions>(options), CONTENT_FOLDER);

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }, options) => {
  const ownOptions = readOptions<LegalRecordOptions>(options);
  // mdx-content has made this node of site.yaml.
  const [siteFacts] = getNodesByType(SITE_FACTS_TYPE);
  const record = readRecord(CONTENT_FOLDER, ownOptions.kind.names, ownOptions.advice);
  publishRecord(record, recordFactsSchema.parse(siteFacts), PUBLIC_FOLDER, ownOptions);
};
