import type { SiteFacts } from '../../src/content-model/site-facts';
import { siteDate } from '../../src/shared/site-date';
import { color } from '../../src/theme/tokens';
import type { PublicFiles } from './public-folder';
import { readSwitch } from './read-switch';

const SECURITY_PATH = '/.well-known/security.txt';
/** Longer than any pause between builds; RFC 9116 (section 2.5.5) recommends less than a year. */
const SECURITY_DAYS = 180;

/** @returns robots.txt (RFC 9309), where a preview disallows everything, the web manifest and security.txt */
export const siteWideFiles = (facts: SiteFacts): PublicFiles => ({
  '/robots.txt': readSwitch('SITE_PREVIEW')
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${facts.url}/sitemap-index.xml\n`,
  '/manifest.webmanifest': webManifest(facts),
  [SECURITY_PATH]: securityTxt(facts),
});

/** @returns the text of the web manifest (https://www.w3.org/TR/appmanifest/) */
function webManifest({ brand, description }: SiteFacts): string {
  const manifest = {
    name: brand,
    description,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    theme_color: color.paper,
    background_color: color.paper,
    // In static/.
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** @returns the text of security.txt (RFC 9116) */
function securityTxt({ email, url }: SiteFacts): string {
  const expires = new Date(`${siteDate()}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + SECURITY_DAYS);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Canonical: ${url}${SECURITY_PATH}
Preferred-Languages: en
`;
}
