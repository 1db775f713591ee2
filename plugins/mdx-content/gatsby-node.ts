import type { GatsbyNode, PluginOptions } from 'gatsby';
import { createTypedNode, renewTypedNodes, type ContentOptions } from './content-nodes';
import { createContentSchema } from './schema';

const given = (options: PluginOptions) => options as unknown as ContentOptions;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args, options) =>
  createContentSchema(args, given(options));

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  renewTypedNodes(args, given(options));

export const onCreateNode: GatsbyNode['onCreateNode'] = (args, options) =>
  createTypedNode(args, given(options));
