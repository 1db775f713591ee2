import type { GatsbySSR } from 'gatsby';
import { isDevelop } from '../shared/gatsby/is-develop';
import { startScriptsAfterPaint } from './start-scripts-after-paint';

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  // In `gatsby develop`, React hydrates the whole page.
  if (!isDevelop()) startScriptsAfterPaint(args);
};
