// Other code imports the plugin by this file, which runs in browsers and in the renderer. Code that needs
// only the names, such as the options of plugins, imports dom-names.ts, so that Node doesn't load React.
export type { Slots } from './hydrate';
export { island } from './island';
export type { IslandsOptions } from './options';
export * from './dom-names';
