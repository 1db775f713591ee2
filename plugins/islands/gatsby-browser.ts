// This file runs in `gatsby develop` only: in production, the browser bundle consists of the islands alone.
import type { GatsbyBrowser } from 'gatsby';
import { SCRIPT_ATTRIBUTE } from './dom-names';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  document.documentElement.setAttribute(SCRIPT_ATTRIBUTE, '');
};
