import type { GatsbyNode } from 'gatsby';
import { createContentNode, createContentSchema } from './src/content-model/gatsby-nodes';
import { createLegalVersionNodes } from './src/content-model/legal-record/gatsby-nodes';
import { createLegalPages } from './src/content-model/legal-record/gatsby-pages';
import { buildIslandsOnly } from './src/islands/webpack';
import { publishLegalRecord } from './src/publish/legal-record';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentSchema;
export const sourceNodes: GatsbyNode['sourceNodes'] = createLegalVersionNodes;
export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNode;
export const createPages: GatsbyNode['createPages'] = createLegalPages;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = buildIslandsOnly;
export const onPostBuild: GatsbyNode['onPostBuild'] = publishLegalRecord;
