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
  const { css, html } = withShortNames(createEmotionServer(cache).extractCritical(body));
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: css }} />]);
  replaceBodyHTMLString(withoutRouterStyles(html));
}

/** Short class names: emotion's hashes compress badly and add 301 bytes of gzip to the landing page (2%). */
function withShortNames({ css, html }: { css: string; html: string }): { css: string; html: string } {
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    const short = names.get(name) ?? `_${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  };
  return {
    css: css.replace(/(?<=\.)css-[\w-]+/g, shorten),
    html: html.replace(/ class="[^"]*/g, (classes) => classes.replace(/\bcss-[\w-]+/g, shorten)),
  };
}

/**
 * Removes the two wrappers for Gatsby's browser runtime, which the site does not load. Their style attributes
 * violate the Content-Security-Policy.
 */
function withoutRouterStyles(html: string): string {
  return html
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '')
    .replace(/<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">/, '<div>');
}
