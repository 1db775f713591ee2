import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page with all its styles in one element of the head: valid HTML, and nothing shifts.
 *
 * @throws what a component throws; Gatsby then fails the build and names the page
 */
export function renderWithStylesInHead({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): void {
  const cache = createCache({ key: 'css' });
  // Keeps the styles in the cache instead of writing them beside each element.
  cache.compat = true;
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { css, html } = createEmotionServer(cache).extractCritical(body);
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: css }} />]);
  replaceBodyHTMLString(html);
}
