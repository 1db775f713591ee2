import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page with all its styles in one element of the head: styles in the body are invalid HTML.
 *
 * @throws Error any error of a component; Gatsby then fails the build and names the page
 */
export function renderWithStylesInHead({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): void {
  // No plugins: the default one adds prefixes that the supported browsers do not need.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Emotion then collects the styles in the cache and writes none into the body.
  cache.compat = true;
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { css, html } = createEmotionServer(cache).extractCritical(body);
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: css }} />]);
  // Removes the wrappers for Gatsby's browser runtime, which the site does not load: the Content-Security-Policy forbids
  // their style attributes.
  replaceBodyHTMLString(
    html
      .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '')
      .replace(/<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">/, '<div>'),
  );
}
