import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHING } from './hashed-files';
import { HOST_FILES, readHosting, REDIRECTS, type Hosting } from './hosting';
import { nginxFile } from './nginx';

/** Limits of Cloudflare Pages (its documentation, "Headers"). */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

const WRITERS: Record<(typeof HOST_FILES)[number], (hosting: Hosting) => string> = {
  '/_headers': headersFile,
  '/_redirects': redirectsFile,
  '/vercel.json': vercelFile,
  '/_nginx.conf': nginxFile,
};

/**
 * Writes the hosts' configuration files into a built site, whose inline code the policy lists by hash.
 *
 * @param folder the built site
 * @throws Error when a page has code that the policy cannot allow, or a host could not read its file
 */
export function writeHostFiles(folder: string): void {
  const hosting = readHosting(folder);
  for (const file of HOST_FILES) writeFileSync(path.join(folder, file), WRITERS[file](hosting));
}

/** The headers of each pattern of paths. Files without a hash get the hosts' default, "max-age=0, must-revalidate". */
const rulesFor = (all: string, { headers, hashedFiles }: Hosting): [string, Record<string, string>][] => [
  [all, headers],
  // Each by its name: with a pattern, caches would keep a 404 for a year.
  ...hashedFiles.map((file): [string, Record<string, string>] => [file, { 'Cache-Control': CACHING.hashed }]),
];

/**
 * Text of `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that matches two rules.
 *
 * @throws Error when a line exceeds Cloudflare's limit
 */
export function headersFile(hosting: Hosting): string {
  const lines = rulesFor('/*', hosting)
    // Browsers revalidate the files beyond the limit.
    .slice(0, MAX_RULES)
    .flatMap(([file, values]) => [
      file,
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    ]);
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `_headers has a line of ${tooLong.length} characters, and Cloudflare Pages reads ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 60)}… Let pages share their inline scripts and styles.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Text of `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile(): string {
  return REDIRECTS.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Text of `vercel.json`. */
export function vercelFile(hosting: Hosting): string {
  const file = {
    headers: rulesFor('/(.*)', hosting).map(([source, values]) => ({
      source,
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
    redirects: REDIRECTS.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Reads the headers of a release back from `vercel.json`, without parsing its pages.
 *
 * @throws Error when the site has not been built
 */
export function readHeaders(folder: string): Hosting['headers'] {
  const file = path.join(folder, 'vercel.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}: build the site first, with npm run build.`);
  const { headers } = JSON.parse(readFileSync(file, 'utf8')) as {
    headers: [{ headers: { key: string; value: string }[] }];
  };
  return Object.fromEntries(headers[0].headers.map(({ key, value }) => [key, value]));
}
