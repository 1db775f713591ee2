import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildInfo, type BuildInfo } from '../build-info';
import { contentSecurityPolicy } from './content-security-policy';
import { hashIn } from './hashed-files';
import { inlineCodeOfPages, type InlineCode } from './inline-code';
import { REDIRECTS, type Redirect } from './redirects';
import { securityHeaders } from './security-headers';
import { siteFiles } from './list-files';

/** How a built site is to be served: what every host's file is written from, and what `npm start` goes by. */
export interface Hosting {
  /** On every answer. */
  headers: Record<string, string>;
  redirects: readonly Redirect[];
  /** The files whose name changes with what is in them. */
  hashedFiles: string[];
}

/** The files that tell hosts all this; where there is a choice, they are not served. */
export const HOST_FILES = ['/_headers', '/_redirects', '/vercel.json', '/_nginx.conf'] as const;

export const isHostFile = (file: string): boolean => (HOST_FILES as readonly string[]).includes(file);

/**
 * Reads from a built site how it is to be served.
 *
 * @param folder the built site
 * @param info what is known of its build
 * @throws Error when a page has code that the policy cannot let in, or the site has not been built
 */
export function readHosting(folder: string, info: BuildInfo = readBuildInfo(folder)): Hosting {
  const files = siteFiles(folder);
  const codeOf = inlineCodeOfPages();
  const codes = new Set<InlineCode>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    codes.add(codeOf(file, readFileSync(path.join(folder, file), 'utf8')));
  }
  const code: InlineCode = {
    scripts: [...codes].flatMap(({ scripts }) => scripts),
    styles: [...codes].flatMap(({ styles }) => styles),
  };
  return {
    headers: securityHeaders(contentSecurityPolicy(code, info.delivery ?? null), info.hstsPreload ?? false),
    redirects: REDIRECTS,
    hashedFiles: files.filter((file) => hashIn(file) && !/\.(br|gz)$/.test(file)),
  };
}
