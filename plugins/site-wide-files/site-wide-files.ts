import type { PublicFiles } from '../shared/files/write-public-files';
import { LANGUAGE } from '../shared/text/language';
import type { SiteDescription, SiteWideFilesOptions } from './options';

const SECURITY_TXT = '/.well-known/security.txt';

/** For how many days security.txt is valid. RFC 9116, section 2.5.5, recommends less than a year. */
const VALID_DAYS = 180;

/** Makes the files that describe the whole site: robots.txt (RFC 9309) and security.txt. */
export function siteWideFiles(
  site: SiteDescription,
  { isPreview, today, sitemap }: Omit<SiteWideFilesOptions, 'query' | 'site'>,
): PublicFiles {
  return {
    '/robots.txt': robotsTxt(site, isPreview, sitemap),
    [SECURITY_TXT]: securityTxt(site, today),
  };
}

function robotsTxt({ url }: SiteDescription, isPreview: boolean, sitemap: string | undefined): string {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  const rules = 'User-agent: *\nAllow: /\n';
  return sitemap === undefined ? rules : `${rules}\nSitemap: ${url}${sitemap}\n`;
}

/** @returns the text of security.txt (RFC 9116) */
function securityTxt({ email, url }: SiteDescription, today: string): string {
  const expires = new Date(`${today}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Canonical: ${url}${SECURITY_TXT}
Preferred-Languages: ${LANGUAGE}
`;
}
