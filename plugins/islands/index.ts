// The public face of this plugin.
export type { Slots } from './hydrate';
export { island } from './island';
