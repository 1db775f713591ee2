// Other code imports the plugin by this file, which runs in browsers, in the renderer and in Node.
export type { Slots } from './hydrate';
export { island } from './island';
export type { IslandsOptions } from './options';
export { ISLANDS, TRUSTED_TYPES_POLICY } from './constants';
