// What other code may import. It runs in browsers, in the renderer and in Node.
export type { Slots } from './hydrate';
export { island } from './island';
export { TRUSTED_TYPES_POLICY, ISLANDS } from './constants';
