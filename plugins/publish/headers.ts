import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files';
import type { HeaderOverride } from './hosts/hosting';
import { inlineCodeOf, type InlineCode } from './inline-code';

/** The part of the headers that doesn't follow from the pages of the site. */
export interface HeaderOptions {
  /** The names of the Trusted Types policies that scripts of the site create. */
  trustedTypes: readonly string[];
  /** The receiver of the site's forms: an address, or a path of the site; null when nothing is sent. */
  receiver: string | null;
  /** The parts of the site, such as an editor, whose headers differ from the headers of the pages. */
  overrides?: readonly HeaderOverride[];
  /**
   * Whether the operator has opted in to browsers' HSTS preload lists (hstspreload.org), which is hard to
   * undo.
   */
  allowsHstsPreload: boolean;
}

/**
 * Browser features that the policy turns off, for the pages and for whatever they embed (W3C Permissions
 * Policy).
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The headers of every response that don't depend on the pages, so that they are known before a build. */
export const FIXED_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * Makes the headers of every response from the pages of a built site.
 *
 * @param folder the built site
 * @throws BuildError when a page has code that the policy can't allow
 */
export function responseHeaders(folder: string, options: HeaderOptions): Record<string, string> {
  const { 'Strict-Transport-Security': hsts, ...others } = FIXED_HEADERS;
  return {
    'Content-Security-Policy': contentSecurityPolicy(inlineCodeIn(folder), options),
    'Strict-Transport-Security': options.allowsHstsPreload ? `${hsts}; includeSubDomains; preload` : hsts,
    ...others,
  };
}

/** Gatsby keeps pieces of pages here for later builds; no browser ever sees them. */
const GATSBY_SLICES = '/_gatsby/';

function inlineCodeIn(folder: string): InlineCode {
  const codeOfSite: InlineCode = { scripts: new Set(), styles: new Set() };
  for (const file of builtFiles(folder)) {
    if (!file.endsWith('.html') || file.startsWith(GATSBY_SLICES)) continue;
    const { scripts, styles } = inlineCodeOf(file, readFileSync(path.join(folder, file), 'utf8'));
    for (const script of scripts) codeOfSite.scripts.add(script);
    for (const style of styles) codeOfSite.styles.add(style);
  }
  return codeOfSite;
}

/**
 * Makes one Content-Security-Policy for all pages (W3C CSP Level 3, Trusted Types). It allows only the site's
 * own files, the inline code of its pages, and the receiver of its forms.
 */
export function contentSecurityPolicy(
  code: InlineCode,
  { receiver, trustedTypes }: Pick<HeaderOptions, 'receiver' | 'trustedTypes'>,
): string {
  const receiverSource = receiver === null ? "'none'" : sourceOf(receiver);
  // Lighthouse fetches robots.txt from within the page, so connections to the site itself are always allowed.
  const connections = ["'self'"];
  if (/^https?:/.test(receiverSource)) connections.push(receiverSource);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(code.scripts)].join(' '),
    `style-src ${hashes(code.styles).join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    `form-action ${receiverSource}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ') || "'none'"}`,
  ].join('; ');
}

/** @returns the source expression of an address (W3C CSP Level 3, section 2.3.1) */
const sourceOf = (receiver: string): string =>
  receiver.startsWith('/') ? "'self'" : new URL(receiver).origin;

const hashes = (texts: ReadonlySet<string>): string[] =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
