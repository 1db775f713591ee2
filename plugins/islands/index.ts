// What features use of this plugin.
export { island, type Slots } from './island';
