import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';

// These elements are for Gatsby's browser runtime, which the site doesn't load, and the
// Content-Security-Policy forbids their style attributes.
const FOCUS_WRAPPER = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';
const ANNOUNCER = /<div id="gatsby-announcer"[^>]*><\/div>/;

/**
 * Renders a page with all its styles in one element of the head, because style elements in the body
 * are invalid HTML.
 *
 * @throws the error that a component throws, or an Error when Gatsby writes its own elements in another way;
 *   Gatsby then ends the build and names the page
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
  if (!html.includes(FOCUS_WRAPPER) || !ANNOUNCER.test(html)) {
    throw new Error(
      'Gatsby writes its own elements in another way: adapt src/layout/render-with-styles-in-head.tsx.',
    );
  }
  replaceBodyHTMLString(html.replace(FOCUS_WRAPPER, '<div>').replace(ANNOUNCER, ''));
}
