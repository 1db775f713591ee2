import type { GatsbySSR } from 'gatsby';
import { startScriptsAfterPaint } from './document';

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  // `gatsby develop` runs the whole page.
  if (process.env.NODE_ENV === 'production') startScriptsAfterPaint(args);
};
