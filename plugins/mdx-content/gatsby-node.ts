import type { GatsbyNode, PluginOptions } from 'gatsby';
import { createTypedNode, recreateTypedNodes } from './content-nodes';
import { createContentSchema, requireSingleEntries } from './content-schema';
import type { ContentOptions } from './options';
import { rereadUnfinishedFile } from './reread-unfinished-file';

export { pluginOptionsSchema } from './options';

const contentOptions = (options: PluginOptions) => options as PluginOptions & ContentOptions;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args, options) =>
  createContentSchema(args, contentOptions(options));

export const createResolvers: GatsbyNode['createResolvers'] = (args, options) =>
  requireSingleEntries(args, contentOptions(options));

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, options) =>
  recreateTypedNodes(args, contentOptions(options));

export const onCreateNode: GatsbyNode['onCreateNode'] = (args, options) => {
  rereadUnfinishedFile(args);
  return createTypedNode(args, contentOptions(options));
};
