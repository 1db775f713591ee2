// What other plugins need for their own GraphQL types and resolvers. It isn't in the index of the plugin,
// because the editor bundles that, and has no use for these.
export type { ContentNode } from '../content-nodes';
export { BODY_PART_TYPE } from './content-types';
export { factsOfQuery } from './facts';
