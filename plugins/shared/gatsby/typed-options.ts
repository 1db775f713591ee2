import type { PluginOptions } from 'gatsby';

/**
 * Gives the options of a plugin their type. This is a deliberate cast: Gatsby has validated the options with
 * the plugin's `pluginOptionsSchema`, but it doesn't know their type.
 *
 * @typeParam Options a type alias, because gatsby-config.ts accepts no interface
 */
export const typedOptions = <Options>(options: PluginOptions): Options => options as PluginOptions & Options;
