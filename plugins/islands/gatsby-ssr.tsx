import type { GatsbySSR } from 'gatsby';
import { startScriptsAfterPaint } from './start-scripts-after-paint';

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  // In `gatsby develop`, React hydrates the whole page.
  if (process.env.NODE_ENV === 'production') startScriptsAfterPaint(args);
};
