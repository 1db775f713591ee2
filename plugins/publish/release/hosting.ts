import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vercel from '../../../vercel.json';
import type { DeliveryConfig } from '../../../src/shared/delivery-config';
import { CHUNKS_POLICY } from '../../islands';
import { readBuildInfo } from '../build-info';
import { hashIn } from './hashed-files';
import { collectInlineCode, type InlineCode } from './inline-code';
import { siteFiles } from './list-files';

/** How to serve a built site: the input of every host's file. */
export interface Hosting {
  /** Sent with every response. */
  headers: Record<string, string>;
  /** Paths of the files with a content hash in their names. */
  hashedFiles: string[];
}

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
    `trusted-types ${CHUNKS_POLICY}`,
  ].join('; ');
}

const hashes = (texts: ReadonlySet<string>): string[] =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

/** The headers of every path in a file in the format of `vercel.json`. */
export const headersIn = ({ headers: [all] }: typeof vercel): Record<string, string> =>
  Object.fromEntries(all?.headers.map(({ key, value }) => [key, value]) ?? []);

/**
 * Reads from a built site how to serve it.
 *
 * @param folder the built site
 * @throws Error when a page has code that the policy cannot allow, or the site has not been built
 */
export function readHosting(folder: string): Hosting {
  const { delivery, hstsPreload } = readBuildInfo(folder);
  const files = siteFiles(folder);
  const code: InlineCode = { scripts: new Set(), styles: new Set() };
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    collectInlineCode(file, readFileSync(path.join(folder, file), 'utf8'), code);
  }
  // Known before the build; Vercel reads them there for previews.
  const { 'Strict-Transport-Security': hsts, ...others } = headersIn(vercel);
  return {
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(code, delivery),
      'Strict-Transport-Security': `${hsts}${hstsPreload ? '; includeSubDomains; preload' : ''}`,
      ...others,
    },
    hashedFiles: files.filter((file) => hashIn(file) && !/\.(br|gz)$/.test(file)),
  };
}
