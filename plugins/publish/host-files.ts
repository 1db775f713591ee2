import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_CONTROL, HASHED_NAME, contentHashOf } from './hashed-files';
import { responseHeaders, type HeaderOptions, type HeaderSection } from './headers';
import { siteFiles } from './site-files';

/** A permanent redirect (301). */
export interface Redirect {
  from: string;
  to: string;
}

/** What the configuration files of hosts hold, besides what follows from the built site. */
export interface HostOptions extends HeaderOptions {
  redirects: readonly Redirect[];
}

/** How to serve a built site. Every host's file is written from it. */
interface Hosting {
  /** Sent with every response. */
  headers: Record<string, string>;
  /** Parts of the site with other headers. */
  sections: readonly HeaderSection[];
  /** Paths of the files with a content hash in their names, which never change. */
  hashedFiles: string[];
  redirects: readonly Redirect[];
}

const VERCEL_FILE = '/vercel.json';

const WRITERS: Readonly<Record<string, (hosting: Hosting) => string>> = {
  '/_headers': headersFile,
  '/_redirects': redirectsFile,
  '/_nginx.conf': nginxFile,
  [VERCEL_FILE]: vercelFile,
};

/** The paths of the hosts' configuration files. Where a host can keep them from visitors, it does. */
export const HOST_FILES: readonly string[] = Object.keys(WRITERS);

/**
 * Writes the hosts' configuration files into a built site.
 *
 * @param folder the built site
 * @throws Error when a page has code that the policy cannot allow, or Cloudflare Pages could not read its file
 */
export function writeHostFiles(folder: string, options: HostOptions): void {
  const hosting: Hosting = {
    headers: responseHeaders(folder, options),
    sections: options.sections ?? [],
    hashedFiles: siteFiles(folder).filter((file) => contentHashOf(file) && !/\.(br|gz)$/.test(file)),
    redirects: options.redirects,
  };
  for (const [file, textOf] of Object.entries(WRITERS)) {
    writeFileSync(path.join(folder, file), textOf(hosting));
  }
}

/** A pattern of paths in the notation of a host, and the headers of what matches it. */
type Rule = [pattern: string, headers: Readonly<Record<string, string>>];

/**
 * Makes the rules for hosts that match paths with patterns. Files without a hash need no rule for Cache-Control, because the
 * default of these hosts is right: "max-age=0, must-revalidate".
 *
 * @param wildcard what matches any text in a pattern of the host
 */
const rulesFor = (wildcard: string, { headers, sections, hashedFiles }: Hosting): Rule[] => [
  [`/${wildcard}`, headers],
  ...sections.flatMap((section): Rule[] => [
    [section.path, section.headers],
    [`${section.path}/${wildcard}`, section.headers],
  ]),
  // Each file has a rule of its own: with a pattern, caches would also keep a 404 for a year.
  ...hashedFiles.map((file): Rule => [file, { 'Cache-Control': CACHE_CONTROL.hashed }]),
];

/** The longest line of `_headers` that Cloudflare Pages reads, in characters (its documentation, "Headers"). */
const LONGEST_LINE = 2000;

/**
 * Makes the text of `_headers` for Netlify and Cloudflare Pages. Where several rules give the same header, Cloudflare joins
 * the values, unless a later rule detaches the header first (`! Name`). Netlify ignores such lines, and the value of the
 * later rule replaces the earlier one.
 *
 * @throws Error when a line is too long for Cloudflare Pages
 */
function headersFile(hosting: Hosting): string {
  const lines = rulesFor('*', hosting).flatMap(([pattern, values]) => {
    const isFirst = values === hosting.headers;
    const replaced = isFirst ? [] : Object.keys(values).filter((name) => name in hosting.headers);
    return [
      pattern,
      ...replaced.map((name) => `  ! ${name}`),
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    ];
  });
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) {
    throw new Error(
      `_headers has a line of ${tooLong.length} characters, and Cloudflare Pages reads ${LONGEST_LINE}: ${tooLong.slice(0, 60)}… Let pages share their inline scripts and styles.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function redirectsFile({ redirects }: Hosting): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The headers of a pattern of paths, in the notation of vercel.json. */
export const vercelHeaders = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

function vercelFile(hosting: Hosting): string {
  const file = {
    headers: rulesFor('(.*)', hosting).map(([source, headers]) => vercelHeaders(source, headers)),
    redirects: hosting.redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Makes the text of the file to include in nginx's `server` block, whose `root` is the site's folder. In nginx, a location
 * with an `add_header` of its own inherits none. So Cache-Control, which differs between locations, is set through a
 * variable, and the locations of a section repeat all headers.
 */
function nginxFile({ headers, sections, redirects }: Hosting): string {
  return `# Written by "gatsby build", together with the pages: include it in the server block, and reload nginx
# when a new build is in its place.

charset utf-8;
server_tokens off;
absolute_redirect off;
gzip on;
gzip_static on;
gzip_vary on;

set $site_caching "${CACHE_CONTROL.changing}";
${addHeaders(headers).join('\n')}

error_page 404 /404.html;
location = /404.html {
  internal;
}

location / {
  try_files $uri $uri/index.html =404;
}

${sections.flatMap((section) => nginxSection(section.path, { ...headers, ...section.headers })).join('')}location ~ "${HASHED_NAME.source}" {
  set $site_caching "${CACHE_CONTROL.hashed}";
  try_files $uri =404;
}

location ~ /\\.(?!well-known/) {
  return 404;
}
location ~ \\.webmanifest$ {
  types {}
  default_type application/manifest+json;
  try_files $uri =404;
}

${HOST_FILES.map((file) => `location = ${file} { return 404; }`).join('\n')}

${redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`).join('\n')}
`;
}

const addHeaders = (headers: Readonly<Record<string, string>>): string[] => [
  'add_header Cache-Control $site_caching always;',
  ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
];

/** The locations of a section: its path, and all paths below it. */
const nginxSection = (sectionPath: string, headers: Readonly<Record<string, string>>): string[] =>
  [`= ${sectionPath}`, `${sectionPath}/`].map(
    (location) => `location ${location} {
  ${addHeaders(headers).join('\n  ')}
  try_files $uri $uri/index.html =404;
}

`,
  );

/** Reads the headers of every response back from a built site: its vercel.json has them. */
export function readHeaders(folder: string): Record<string, string> {
  const text = readFileSync(path.join(folder, VERCEL_FILE), 'utf8');
  const { headers } = JSON.parse(text) as { headers: ReturnType<typeof vercelHeaders>[] };
  return Object.fromEntries(headers[0]?.headers.map(({ key, value }) => [key, value]) ?? []);
}
