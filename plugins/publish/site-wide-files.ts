import type { PublicFiles } from './public-folder';

const SECURITY_PATH = '/.well-known/security.txt';
/** Longer than any pause between builds; RFC 9116 (section 2.5.5) recommends less than a year. */
const SECURITY_DAYS = 180;

/** The site, as the files beside its pages describe it. */
export interface SiteDescription {
  name: string;
  description: string;
  /** The public origin, without a slash at the end. */
  url: string;
  /** The address for reports of security problems. */
  email: string;
}

/** Members of the web manifest (https://www.w3.org/TR/appmanifest/). */
export interface WebManifest {
  lang: string;
  start_url: string;
  display: 'browser' | 'minimal-ui' | 'standalone' | 'fullscreen';
  theme_color: string;
  background_color: string;
  /** Their files are in static/. */
  icons: readonly { src: string; sizes: string; type: string; purpose: 'any' | 'maskable' | 'monochrome' }[];
}

/** @returns robots.txt (RFC 9309), where a preview disallows everything, the web manifest and security.txt */
export function siteWideFiles(
  site: SiteDescription,
  { preview, today, webManifest }: { preview: boolean; today: string; webManifest: WebManifest },
): PublicFiles {
  const { name, description } = site;
  return {
    '/robots.txt': robotsTxt(site, preview),
    '/manifest.webmanifest': `${JSON.stringify({ name, description, ...webManifest }, null, 2)}\n`,
    [SECURITY_PATH]: securityTxt(site, today),
  };
}

function robotsTxt({ url }: SiteDescription, preview: boolean): string {
  if (preview) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`;
}

/** @returns the text of security.txt (RFC 9116) */
function securityTxt({ email, url }: SiteDescription, today: string): string {
  const expires = new Date(`${today}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + SECURITY_DAYS);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Canonical: ${url}${SECURITY_PATH}
Preferred-Languages: en
`;
}
