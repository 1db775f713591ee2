import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page with all its styles in one element of the head, because style elements in the body are
 * invalid HTML.
 *
 * @throws the error that a component throws; Gatsby then ends the build and names the page
 */
export function renderWithStylesInHead({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: Pick<ReplaceRendererArgs, 'bodyComponent' | 'replaceBodyHTMLString' | 'setHeadComponents'>): void {
  // The key begins every class name, so a short one keeps pages small. Emotion's default plugin adds prefixes
  // that the supported browsers don't need.
  const cache = createCache({ key: 's', stylisPlugins: [] });
  // With `compat`, Emotion collects the styles in the cache and writes none into the body.
  cache.compat = true;
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { css, html } = createEmotionServer(cache).extractCritical(body);
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: css }} />]);
  replaceBodyHTMLString(html);
}
