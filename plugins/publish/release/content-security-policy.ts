import { createHash } from 'node:crypto';
import { SCRIPTS_ID } from '../../../src/shared/ids';
import { CHUNKS_POLICY } from '../../islands/webpack';
import type { DeliveryConfig } from '../../../src/shared/delivery-config';
import type { InlineCode } from './inline-code';

const NONE = "'none'";
const SELF = "'self'";

/**
 * One Content-Security-Policy for all pages (W3C CSP Level 3, Trusted Types). It allows only the site's
 * own files, the inline code of its pages, and the receiver of sign-ups.
 *
 * @param delivery where sign-ups go; null when the form only simulates
 */
export function contentSecurityPolicy(code: InlineCode, delivery: DeliveryConfig | null): string {
  const receiver = delivery ? sourceOf(delivery.url) : NONE;
  const directives: [string, ...string[]][] = [
    ['default-src', NONE],
    ['script-src', SELF, ...hashes(code.scripts)],
    ['style-src', ...(code.styles.size > 0 ? hashes(code.styles) : [NONE])],
    ['img-src', SELF],
    ['font-src', SELF],
    ['manifest-src', SELF],
    // Lighthouse fetches robots.txt from within the page, so the site itself is always allowed.
    ['connect-src', ...new Set([SELF, ...(delivery ? [receiver] : [])])],
    ['form-action', receiver],
    ['base-uri', NONE],
    ['frame-ancestors', NONE],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', SCRIPTS_ID, CHUNKS_POLICY],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const hashes = (texts: ReadonlySet<string>): string[] =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

const sourceOf = (address: string) => (address.startsWith('/') ? SELF : new URL(address).origin);
