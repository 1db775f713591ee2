// This file runs in browsers and in the renderer. The names that the site shares with the plugin are in
// dom-names.ts, so that styles, tests and options don't load React with them.
export type { Slots } from './hydrate';
export { island } from './island';
export type { IslandsOptions } from './options';
