// This file runs in `gatsby develop` only: in production, the browser bundle consists of the
// islands alone.
import type { GatsbyBrowser } from 'gatsby';
import { ISLANDS } from './constants';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  document.documentElement.setAttribute(ISLANDS.script, '');
};
