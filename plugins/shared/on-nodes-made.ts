import type { GatsbyNode } from 'gatsby';

type Hook = NonNullable<GatsbyNode['createPages']>;

/**
 * Marks what a plugin does each time the nodes are made: at the start, and after each change in `gatsby develop`.
 * Gatsby has no hook for that but `createPages`, as which the result is exported, even where it makes no pages:
 * `onPostBootstrap` comes only once, and `sourceNodes` before the nodes of a changed file.
 */
export const onNodesMade = (hook: Hook): Hook => hook;
