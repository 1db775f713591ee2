import type { GatsbyNode, PluginOptions } from 'gatsby';
import { CONTENT_FOLDER, SITE_FACTS_TYPE } from '../mdx-content';
import { LEGAL_TYPES } from './graphql-types';
import { recordFacts, type LegalRecordOptions } from './options';
import { publishRecord } from './publish-record';
import { readRecord } from './read-record';
import { createLegalVersionNodes, documentResolvers, VERSION_TYPE, versionResolvers } from './version-nodes';

export { pluginOptionsSchema } from './options';

const PUBLIC_FOLDER = 'public';

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
  createLegalVersionNodes(args, recordOptions(options), CONTENT_FOLDER);

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }, options) => {
  // mdx-content has made this node of site.yaml.
  const facts = recordFacts.parse(getNodesByType(SITE_FACTS_TYPE)[0]);
  const record = readRecord(CONTENT_FOLDER, recordOptions(options).documents);
  publishRecord(record, facts, PUBLIC_FOLDER, recordOptions(options));
};
