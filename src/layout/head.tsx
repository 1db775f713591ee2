import { issuePath, ROUTES } from '../shared/routes';
import displayFont from '../theme/display.woff2';
import { color } from '../theme/tokens';

/** The pages, without downloads and feeds; the last two are for issues and legal versions. */
const PAGES = [...Object.values(ROUTES).map(({ path }) => path), issuePath('*'), `${ROUTES.legal.path}/*/`];

/**
 * Speculation rules (https://wicg.github.io/nav-speculation/): supporting browsers prefetch a page when the pointer
 * hovers over its link or presses it. Not prerender, which would run scripts of pages that nobody visits. Not the page
 * itself with any query, such as a link to a tab: a CSS selector for these would make Chromium check every element again
 * whenever a tab changes the address.
 */
const NEXT_PAGE = {
  prefetch: [
    {
      where: { and: [{ href_matches: PAGES }, { not: { href_matches: '?*' } }] },
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
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(NEXT_PAGE) }} />
    <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={displayFont} />
  </>
);
