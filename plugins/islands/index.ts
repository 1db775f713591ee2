// Other code imports the plugin by this file, which runs in browsers, in the renderer and in Node.
export type { Slots } from './hydrate';
export { island } from './island';
export type { IslandsOptions } from './options';
export * from './dom-names';
export { TRUSTED_TYPES_POLICY } from './trusted-types-policy';
