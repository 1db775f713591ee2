import { ROUTES } from '../shared/routes';
import { scriptJson } from '../shared/script-json';
import displayFont from '../theme/display.woff2';
import { color } from '../theme/tokens';

/**
 * URL patterns of the home page, of the pages directly below it, and of the history and the versions
 * of the legal documents. They leave out downloads and feeds.
 */
const PAGE_PATTERNS = [ROUTES.home, '/:page', `${ROUTES.legal}/*/`];

/**
 * Speculation rules (https://wicg.github.io/nav-speculation/): supporting browsers prefetch a page
 * when the pointer hovers over its link or presses it. We don't prerender, because that would run
 * scripts of pages that nobody visits. The second condition leaves out links to the current page
 * with another query, such as a tab. A CSS selector could do the same, but it would make Chromium
 * check every element again whenever a tab changes the address.
 */
const PREFETCH_RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: PAGE_PATTERNS }, { not: { href_matches: '?*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/** Head elements of every page. The icons are in static/. */
export const HeadElements = () => (
  <>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <meta name="theme-color" content={color.paper} />
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: scriptJson(PREFETCH_RULES) }} />
    <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={displayFont} />
  </>
);
