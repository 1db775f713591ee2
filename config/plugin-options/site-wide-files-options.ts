import { LOCALE } from '../../plugins/shared/text/language';
import type { SiteWideFilesOptions, WebManifest } from '../../plugins/site-wide-files';
import type { BuildSettings } from '../environment/build-settings';

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

export const siteWideFilesOptions = ({
  isPreview,
  today,
}: BuildSettings): SiteWideFilesOptions<Queries.SiteWideFilesQuery> => ({
  query: /* GraphQL */ `
    query SiteWideFiles {
      siteFacts {
        brand
        url
        email
      }
    }
  `,
  site: ({ siteFacts: { brand, url, email } }) => ({ name: brand, url, email }),
  isPreview,
  today,
  // gatsby-plugin-sitemap writes this file.
  sitemap: '/sitemap-index.xml',
  webManifest,
});
