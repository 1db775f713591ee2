import type { GatsbyNode, PluginOptions } from 'gatsby';
import { createTypedNode, recreateTypedNodes, type ContentOptions } from './content-nodes';
import { createContentSchema } from './content-schema';

const contentOptions = (options: PluginOptions) => options as PluginOptions & ContentOptions;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args, options) =>
  createContentSchema(args, contentOptions(options));

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  recreateTypedNodes(args, contentOptions(options));

export const onCreateNode: GatsbyNode['onCreateNode'] = (args, options) =>
  createTypedNode(args, contentOptions(options));
