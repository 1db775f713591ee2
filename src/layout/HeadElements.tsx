import { color } from '../theme/colors';
import displayFont from '../theme/display.woff2';

/** Head elements of every page. The icons are in static/. */
export const HeadElements = () => (
  <>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <meta name="theme-color" content={color.paper} />
    <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={displayFont} />
  </>
);
