// Other plugins use these for their own GraphQL types and resolvers. The index of the plugin doesn't have
// them, because the editor bundles it, and has no use for them.
export type { ContentNode } from '../content-nodes';
export { BODY_PART_TYPE } from './content-types';
export { factsOfQuery } from './facts';
