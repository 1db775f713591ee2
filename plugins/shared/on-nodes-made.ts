import type { GatsbyNode } from 'gatsby';

type Hook = NonNullable<GatsbyNode['createPages']>;

/**
 * Marks what a plugin does each time the nodes are made: at the start, and in `gatsby develop` after each
 * change. Export it as `createPages`, even where it makes no pages, because Gatsby has no hook made for this:
 * `onPostBootstrap` comes only once, and `sourceNodes` before the nodes of a changed file.
 */
export const onNodesMade = (hook: Hook): Hook => hook;
