// The public face of this plugin.
export { island, type Slots } from './island';
