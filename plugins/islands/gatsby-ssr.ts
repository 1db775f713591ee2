import type { GatsbySSR } from 'gatsby';
import { isDevelop } from '../shared/gatsby/is-develop';
import { startScriptsAfterPaint } from './start-scripts-after-paint';
import { withoutRuntimeElements } from './without-runtime-elements';

// In `gatsby develop`, React hydrates the whole page, so both hooks leave it as it is.

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) =>
  isDevelop() ? element : withoutRuntimeElements(element);

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  if (!isDevelop()) startScriptsAfterPaint(args);
};
