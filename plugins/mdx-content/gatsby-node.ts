import type { GatsbyNode, PluginOptions } from 'gatsby';
import { createTypedNode, renewTypedNodes, type ContentOptions } from './content-nodes';
import { createContentSchema } from './schema';

/** Gatsby's type of plugin options knows no options of a plugin. */
const contentOptions = (options: PluginOptions) => options as unknown as ContentOptions;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args, options) =>
  createContentSchema(args, contentOptions(options));

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  renewTypedNodes(args, contentOptions(options));

export const onCreateNode: GatsbyNode['onCreateNode'] = (args, options) =>
  createTypedNode(args, contentOptions(options));
