import type { WebManifest } from '../../plugins/publish';

/** The members of the web manifest; plugins/publish adds the name of the site. */
export const webManifest: WebManifest = {
  lang: 'en-US',
  start_url: '/',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
