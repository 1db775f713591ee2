import type { GatsbyNode, Node } from 'gatsby';
import { typedOptions } from '../shared/gatsby/typed-options';
import { createTypedNode, recreateTypedNodes } from './content-nodes';
import { contentTypes } from './graphql/content-types';
import { createFieldExtensions } from './graphql/field-extensions';
import { requireQueriedNodes } from './graphql/required-nodes';
import type { MdxContentOptions } from './options';

export { pluginOptionsSchema } from './options';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args, options) => {
  const contentOptions = typedOptions<MdxContentOptions>(options);
  createFieldExtensions(args, contentOptions);
  args.actions.createTypes(contentTypes(contentOptions.model));
};

export const createResolvers: GatsbyNode['createResolvers'] = (args, options) =>
  requireQueriedNodes(args, typedOptions<MdxContentOptions>(options));

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  recreateTypedNodes(args, typedOptions<MdxContentOptions>(options));

/** Gatsby calls onCreateNode for Mdx and File nodes only: no other node gets a typed child. */
export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) =>
  ['Mdx', 'File'].includes(node.internal.type);

export const onCreateNode: GatsbyNode['onCreateNode'] = (args, options) =>
  createTypedNode(args, typedOptions<MdxContentOptions>(options));
