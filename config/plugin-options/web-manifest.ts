import { LOCALE } from '../../plugins/shared/language';
import type { WebManifest } from '../../plugins/site-wide-files';

/** The members of the web manifest; plugins/site-wide-files adds the name of the site. */
export const webManifest: WebManifest = {
  lang: LOCALE,
  start_url: '/',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
