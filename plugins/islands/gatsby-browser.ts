// This file runs in `gatsby develop` only: in production, the browser bundle consists of the
// islands alone.
import type { GatsbyBrowser } from 'gatsby';
import { ISLAND_DOM_NAMES } from './dom-names';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  document.documentElement.setAttribute(ISLAND_DOM_NAMES.scriptAttribute, '');
};
