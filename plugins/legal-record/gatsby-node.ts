import path from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { LEGAL_TYPES } from './graphql-types';
import type { LegalRecordOptions, RecordFacts } from './options';
import { publishRecord } from './publish-record';
import { readRecord } from './read-record';
import { createLegalVersionNodes, legalResolvers } from './version-nodes';

const CONTENT = path.resolve('content');

/** Gatsby's type of plugin options knows no options of a plugin. */
const recordOptions = (options: PluginOptions) => options as unknown as LegalRecordOptions;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(LEGAL_TYPES);

export const createResolvers: GatsbyNode['createResolvers'] = (args, options) => {
  // Gatsby types it as any function.
  const addResolvers = args.createResolvers as (resolvers: object) => void;
  addResolvers(legalResolvers(recordOptions(options)));
};

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  createLegalVersionNodes(args, recordOptions(options), CONTENT);

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }, options) => {
  const facts = getNodesByType('SiteFacts')[0] as unknown as RecordFacts;
  const record = readRecord(CONTENT, recordOptions(options).documents);
  publishRecord(record, facts, path.resolve('public'), recordOptions(options));
};
