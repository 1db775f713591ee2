// Runs in `gatsby develop` only: the production bundle has the islands instead.
import type { GatsbyBrowser } from 'gatsby';
import { ISLANDS } from './protocol';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  document.documentElement.setAttribute(ISLANDS.script, '');
};
