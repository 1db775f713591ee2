import path from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { LEGAL_TYPES } from './graphql-types';
import { recordFacts, type LegalRecordOptions } from './options';
import { publishRecord } from './publish-record';
import { readRecord } from './read-record';
import { createLegalVersionNodes, documentResolvers, VERSION_TYPE, versionResolvers } from './version-nodes';

export { pluginOptionsSchema } from './options';

/** Gatsby runs in the project's folder. */
const CONTENT_ROOT = path.resolve('content');

const recordOptions = (options: PluginOptions) => options as PluginOptions & LegalRecordOptions;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(LEGAL_TYPES);

export const createResolvers: GatsbyNode['createResolvers'] = (args, options) => {
  // Gatsby declares this argument as any function.
  const addResolvers = args.createResolvers as (resolvers: object) => void;
  const { documentType, ...resolverOptions } = recordOptions(options);
  addResolvers({
    [VERSION_TYPE]: versionResolvers(resolverOptions),
    [documentType]: documentResolvers(resolverOptions),
  });
};

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  createLegalVersionNodes(args, recordOptions(options), CONTENT_ROOT);

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }, options) => {
  // mdx-content has made this node of site.yaml.
  const facts = recordFacts.parse(getNodesByType('SiteFacts')[0]);
  const record = readRecord(CONTENT_ROOT, recordOptions(options).documents);
  publishRecord(record, facts, path.resolve('public'), recordOptions(options));
};
