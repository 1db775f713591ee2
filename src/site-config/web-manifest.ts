import type { WebManifest } from '../../plugins/publish';
import { color } from '../theme/tokens';

/** The members of the web manifest; plugins/publish adds the name and the description of the site. */
export const webManifest: WebManifest = {
  lang: 'en-US',
  start_url: '/',
  display: 'browser',
  theme_color: color.paper,
  background_color: color.paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
