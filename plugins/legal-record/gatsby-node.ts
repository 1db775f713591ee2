import type { GatsbyNode } from 'gatsby';
import { CONTENT_FOLDER, SITE_FACTS_TYPE } from '../mdx-content';
import { PUBLIC_FOLDER } from '../shared/files/public-folder';
import { panicOnError } from '../shared/gatsby/panic-on-error';
import { addResolvers, nonNullNodeField } from '../shared/gatsby/resolvers';
import { typedOptions } from '../shared/gatsby/typed-options';
import { LEGAL_TYPES, LEGAL_VERSION_TYPE } from './graphql/legal-types';
import { documentResolvers, versionResolvers } from './graphql/resolvers';
import { createLegalVersionNodes } from './graphql/version-nodes';
import type { LegalRecordOptions } from './options';
import { publishRecord } from './publish/publish-record';
import { legalKindOf } from './record/legal-kind-of';
import { ownFactsOf } from './record/own-facts';
import { readRecord } from './record/read-record';

export { pluginOptionsSchema } from './options';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(LEGAL_TYPES);

export const createResolvers: GatsbyNode['createResolvers'] = (args, options) => {
  const ownOptions = typedOptions<LegalRecordOptions>(options);
  const legalVersion = nonNullNodeField(
    LEGAL_VERSION_TYPE,
    'No such version of a legal document is recorded.',
  );
  addResolvers(args, {
    Query: { legalVersion },
    [LEGAL_VERSION_TYPE]: versionResolvers(ownOptions.model),
    [legalKindOf(ownOptions.model).type]: documentResolvers(ownOptions),
  });
};

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  createLegalVersionNodes(args, typedOptions<LegalRecordOptions>(options), CONTENT_FOLDER);

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType, reporter }, options) =>
  panicOnError(reporter, () => {
    const ownOptions = typedOptions<LegalRecordOptions>(options);
    const [siteFacts = {}] = getNodesByType(SITE_FACTS_TYPE);
    const { names } = legalKindOf(ownOptions.model);
    const record = readRecord(CONTENT_FOLDER, names, ownOptions.advice);
    publishRecord(record, ownFactsOf(siteFacts), PUBLIC_FOLDER, ownOptions);
  });
