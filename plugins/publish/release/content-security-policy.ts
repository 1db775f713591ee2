import { createHash } from 'node:crypto';
import { SCRIPTS_ID } from '../../../src/shared/ids';
import { CHUNKS_POLICY } from '../../islands/webpack';
import type { DeliveryConfig } from '../../../src/shared/delivery-config';
import type { InlineCode } from './inline-code';

/**
 * One Content-Security-Policy for all pages (W3C CSP Level 3, Trusted Types). It allows only the site's
 * own files, the inline code of its pages, and the receiver of sign-ups.
 *
 * @param delivery where sign-ups go; null when the form only simulates
 */
export function contentSecurityPolicy(code: InlineCode, delivery: DeliveryConfig | null): string {
  const own = delivery ? "'self'" : "'none'";
  const otherSite = delivery && !delivery.url.startsWith('/') && new URL(delivery.url).origin;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(code.scripts)].join(' '),
    `style-src ${hashes(code.styles).join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Lighthouse fetches robots.txt from within the page, so the site itself is always allowed.
    `connect-src 'self'${otherSite ? ` ${otherSite}` : ''}`,
    `form-action ${otherSite || own}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${SCRIPTS_ID} ${CHUNKS_POLICY}`,
  ].join('; ');
}

const hashes = (texts: ReadonlySet<string>): string[] =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
