import type { SiteFacts } from '../site-content';
import { siteDate } from '../../src/shared/site-date';
import type { PublicFiles } from './public-folder';
import { readSwitch } from './read-switch';

const SECURITY_PATH = '/.well-known/security.txt';
/** Longer than any pause between builds; RFC 9116 (section 2.5.5) recommends less than a year. */
const SECURITY_DAYS = 180;

/** @returns robots.txt (RFC 9309), where a preview disallows everything, and security.txt */
export const siteWideFiles = (facts: SiteFacts): PublicFiles => ({
  '/robots.txt': readSwitch('SITE_PREVIEW')
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${facts.url}/sitemap-index.xml\n`,
  [SECURITY_PATH]: securityTxt(facts),
});

/** @returns the text of security.txt (RFC 9116) */
function securityTxt({ email, url }: SiteFacts): string {
  const expires = new Date(`${siteDate()}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + SECURITY_DAYS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Canonical: ${url}${SECURITY_PATH}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
