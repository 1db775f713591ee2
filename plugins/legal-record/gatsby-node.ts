import path from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { LEGAL_TYPES } from './graphql-types';
import type { LegalRecordOptions, RecordFacts } from './options';
import { publishRecord } from './publish-record';
import { readRecord } from './read-record';
import { createLegalVersionNodes, legalResolvers } from './version-nodes';

const CONTENT = path.resolve('content');

const given = (options: PluginOptions) => options as unknown as LegalRecordOptions;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(LEGAL_TYPES);

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }, options) =>
  createResolvers(legalResolvers(given(options)));

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  createLegalVersionNodes(args, given(options), CONTENT);

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }, options) => {
  const facts = getNodesByType('SiteFacts')[0] as unknown as RecordFacts;
  const record = readRecord(CONTENT, given(options).documents);
  publishRecord(record, facts, path.resolve('public'), given(options));
};
