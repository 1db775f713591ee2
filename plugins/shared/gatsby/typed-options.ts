import type { PluginOptions } from 'gatsby';

/**
 * Gives the options of a plugin their type. Gatsby has validated them with the plugin's
 * `pluginOptionsSchema`, but it doesn't know their type.
 *
 * @typeParam Options a type alias, because gatsby-config.ts accepts no interface
 */
export const typedOptions = <Options>(options: PluginOptions): Options => options as PluginOptions & Options;
