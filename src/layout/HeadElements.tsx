import { color } from '../theme/colors';
import displayFontUrl from '../theme/display.woff2';

/**
 * Head elements of every page. The icons are in static/. There is no web manifest, because nobody installs
 * this site as an app.
 */
export const HeadElements = () => (
  <>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <meta name="theme-color" content={color.paper} />
    <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={displayFontUrl} />
  </>
);
