// What other code may import. It runs in browsers, in the renderer and in Node.
export type { Slots } from './hydrate';
export { island } from './island';
export { ISLAND_ERROR_CLASS, ISLANDS, TRUSTED_TYPES_POLICY } from './constants';
