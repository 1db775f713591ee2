import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHING, HASHED_NAME, hashIn } from './hashed-files';
import { headersOf, type HeaderOptions, type HeaderSection } from './headers';
import { siteFiles } from './site-files';

/** A permanent redirect (301). */
export interface Redirect {
  from: string;
  to: string;
}

/** What the configuration files of hosts hold, besides what the built site says. */
export interface HostOptions extends HeaderOptions {
  redirects: readonly Redirect[];
}

/** How to serve a built site: the input of every host's file. */
interface Hosting {
  /** Sent with every answer. */
  headers: Record<string, string>;
  /** Parts of the site with other headers. */
  sections: readonly HeaderSection[];
  /** Paths of the files with a content hash in their names. */
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

/** The hosts' configuration files; they are not served where the host allows it. */
export const HOST_FILES: readonly string[] = Object.keys(WRITERS);

/**
 * Writes the hosts' configuration files into a built site.
 *
 * @param folder the built site
 * @throws Error when a page has code that the policy cannot allow, or a host could not read its file
 */
export function writeHostFiles(folder: string, options: HostOptions): void {
  const hosting: Hosting = {
    headers: headersOf(folder, options),
    sections: options.sections ?? [],
    hashedFiles: siteFiles(folder).filter((file) => hashIn(file) && !/\.(br|gz)$/.test(file)),
    redirects: options.redirects,
  };
  for (const [file, textOf] of Object.entries(WRITERS)) {
    writeFileSync(path.join(folder, file), textOf(hosting));
  }
}

/** A pattern of paths, and its headers. */
type Rule = [pattern: string, headers: Readonly<Record<string, string>>];

/**
 * The headers of each pattern of paths. Files without a hash get the hosts' default, "max-age=0, must-revalidate".
 *
 * @param anything what stands for any text in a pattern of the host
 */
const rulesFor = (anything: string, { headers, sections, hashedFiles }: Hosting): Rule[] => [
  [`/${anything}`, headers],
  ...sections.flatMap((section): Rule[] => [
    [section.path, section.headers],
    [`${section.path}/${anything}`, section.headers],
  ]),
  // Each by its name: with a pattern, caches would keep a 404 for a year.
  ...hashedFiles.map((file): Rule => [file, { 'Cache-Control': CACHING.hashed }]),
];

/**
 * Text of `_headers` for Netlify and Cloudflare Pages. Cloudflare reads 100 rules, and 2,000 characters a line (its
 * documentation, "Headers"). It joins the values of a header that several rules give, unless a later rule detaches it
 * first ("! Name"). Netlify ignores such lines, and lets the later rule replace the value.
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
  const tooLong = lines.find((line) => line.length > 2000);
  if (tooLong) {
    throw new Error(
      `_headers has a line of ${tooLong.length} characters, and Cloudflare Pages reads 2000: ${tooLong.slice(0, 60)}… Let pages share their inline scripts and styles.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function redirectsFile({ redirects }: Hosting): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The headers of a pattern of paths in the notation of vercel.json. */
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
 * Text of the file to include in nginx's `server` block, whose `root` is the site's folder. A location
 * with an `add_header` of its own inherits none, so caching is a variable, and a section repeats all headers.
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

set $site_caching "${CACHING.changing}";
${addHeaders(headers).join('\n')}

error_page 404 /404.html;
location = /404.html {
  internal;
}

location / {
  try_files $uri $uri/index.html =404;
}

${sections.flatMap(({ path: start, headers: own }) => nginxSection(start, { ...headers, ...own })).join('')}location ~ "${HASHED_NAME.source}" {
  set $site_caching "${CACHING.hashed}";
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

/** The locations of a part of the site, whose headers differ from those of its pages. */
const nginxSection = (start: string, headers: Readonly<Record<string, string>>): string[] =>
  [`= ${start}`, `${start}/`].map(
    (location) => `location ${location} {
  ${addHeaders(headers).join('\n  ')}
  try_files $uri $uri/index.html =404;
}

`,
  );

/** Reads the headers of every answer back from a built site, without parsing its pages. */
export function readHeaders(folder: string): Record<string, string> {
  const text = readFileSync(path.join(folder, VERCEL_FILE), 'utf8');
  const { headers } = JSON.parse(text) as { headers: ReturnType<typeof vercelHeaders>[] };
  return Object.fromEntries(headers[0]?.headers.map(({ key, value }) => [key, value]) ?? []);
}
