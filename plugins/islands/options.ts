import type { GatsbyNode } from 'gatsby';

/** The options of this plugin in gatsby-config.ts. */
export type IslandsOptions = {
  /**
   * The names of islands that few pages have: by default none. Each gets a separate script, which only
   * pages with the island load, so that the other pages weigh less.
   */
  onDemand?: readonly string[];
  errorMessage: IslandErrorMessage;
  /**
   * The modules that replace others in the production bundle for browsers, as in webpack's
   * `resolve.alias`: by default none. They come before the aliases of Gatsby.
   */
  alias?: Readonly<Record<string, string>>;
  /** The text of a comment at the start of each script, such as where its licenses are. */
  banner?: string;
};

/** The message that visitors read in place of an island that has thrown. */
export interface IslandErrorMessage {
  heading: string;
  text: string;
  /** The label of the button that loads the page again. */
  reload: string;
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<IslandsOptions>({
    onDemand: Joi.array().items(Joi.string()),
    errorMessage: Joi.object<IslandErrorMessage>({
      heading: Joi.string().required(),
      text: Joi.string().required(),
      reload: Joi.string().required(),
    }).required(),
    alias: Joi.object().pattern(Joi.string(), Joi.string()),
    banner: Joi.string(),
  });
