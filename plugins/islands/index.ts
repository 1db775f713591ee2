// The public face of this plugin. It runs in browsers, in webpack's bundle of the pages, and in Node.
export type { Slots } from './hydrate';
export { island } from './island';
export { CHUNKS_POLICY, ISLANDS } from './protocol';
