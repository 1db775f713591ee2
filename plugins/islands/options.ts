/**
 * The options of this plugin in gatsby-config.ts. Gatsby accepts a type alias here, and no
 * interface.
 */
export type IslandsOptions = {
  /**
   * The names of islands that few pages have. Each gets a script of its own, which only pages with
   * the island load, so that the other pages weigh less.
   */
  onDemand: string[];
  /** The text of a comment at the start of each script, such as where its licences are. */
  banner?: string;
};
