import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';

/**
 * None: they write prefixes for the browsers of ten years ago; the few that are needed stand in the styles. The same list
 * for all pages, since by it emotion knows which styles it has compiled before.
 */
const NO_PLUGINS: never[] = [];

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
  const cache = createCache({ key: 'css', stylisPlugins: NO_PLUGINS });
  // Keeps the styles in the cache instead of writing them beside each element.
  cache.compat = true;
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { css, html } = withShortNames(createEmotionServer(cache).extractCritical(body));
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: css }} />]);
  replaceBodyHTMLString(withoutRouterStyles(html));
}

/** Hashes as names of classes hardly compress, and each page has its own styles: one or two letters tell them apart. */
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
 * Gatsby wraps each page for its browser runtime, which is not in the bundle: an element to focus and
 * one to announce, both with style attributes, which no Content-Security-Policy worth having lets in.
 */
function withoutRouterStyles(html: string): string {
  return html
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '')
    .replace(/<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">/, '<div>');
}
