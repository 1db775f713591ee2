import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeReservedFiles } from '../shared/files/write-public-files';
import { builtFiles } from './built-files';
import { isCompressedCopy } from './compress';
import { contentHashOf } from './hashed-files';
import { responseHeaders, type HeaderOptions } from './headers';
import type { Hosting, Redirect } from './hosts/hosting';
import { headersFile, redirectsFile } from './hosts/netlify-files';
import { nginxFile } from './hosts/nginx-file';
import { vercelFile, type VercelHeaders } from './hosts/vercel-file';

/** The part of the hosts' configuration files that doesn't follow from the built site. */
export interface HostOptions extends HeaderOptions {
  redirects: readonly Redirect[];
}

const VERCEL_FILE = '/vercel.json';

const WRITERS: Readonly<Record<string, (hosting: Hosting) => string>> = {
  '/_headers': headersFile,
  '/_redirects': redirectsFile,
  '/_nginx.conf': nginxFile,
  [VERCEL_FILE]: vercelFile,
};

/** The paths of the hosts' configuration files on the site. */
export const HOST_FILES: readonly string[] = Object.keys(WRITERS);

/** Says what to do when static/ has one of these files. */
const ADVICE =
  'write redirects into the option hosts.redirects of plugins/publish, and headers into its headers.ts';

/**
 * Writes the hosts' configuration files into a built site.
 *
 * @param folder the built site
 * @throws BuildError when a page has code that the policy can't allow, Cloudflare Pages couldn't read its
 *   file, or static/ has such a file
 */
export function writeHostFiles(folder: string, options: HostOptions): void {
  const hosting: Hosting = {
    headers: responseHeaders(folder, options),
    overrides: options.overrides ?? [],
    hashedFiles: builtFiles(folder).filter((file) => contentHashOf(file) && !isCompressedCopy(file)),
    redirects: options.redirects,
    hostFiles: HOST_FILES,
  };
  const files = Object.entries(WRITERS).map(([file, textOf]) => [file, textOf(hosting)] as const);
  writeReservedFiles(Object.fromEntries(files), ADVICE, folder);
}

/** Reads the headers of every response back from a built site: its vercel.json has them. */
export function readHeaders(folder: string): Record<string, string> {
  const text = readFileSync(path.join(folder, VERCEL_FILE), 'utf8');
  const { headers } = JSON.parse(text) as { headers: VercelHeaders[] };
  return Object.fromEntries(headers[0]?.headers.map(({ key, value }) => [key, value]) ?? []);
}
