import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_DOCUMENTS, ROUTES, tabPath } from '../../../src/shared/routes';
import { CACHING, HASHED_NAME } from './hashed-files';
import { headersIn, readHosting, type Hosting } from './hosting';

/** Permanent redirects (301) of paths that people guess, or get by shortening the address of a version. */
export const REDIRECTS = LEGAL_DOCUMENTS.flatMap((name) =>
  [`/${name}`, `/${name}/`, `${ROUTES.legal.path}/${name}`, `${ROUTES.legal.path}/${name}/`].map((from) => ({
    from,
    to: tabPath(name),
  })),
);

const WRITERS: Readonly<Record<string, (hosting: Hosting) => string>> = {
  '/_headers': headersFile,
  '/_redirects': () => REDIRECTS.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  '/vercel.json': vercelFile,
  '/_nginx.conf': nginxFile,
};

/** The hosts' configuration files; they are not served where the host allows it. */
export const HOST_FILES = Object.keys(WRITERS);

/**
 * Writes the hosts' configuration files into a built site.
 *
 * @param folder the built site
 * @throws Error when a page has code that the policy cannot allow, or a host could not read its file
 */
export function writeHostFiles(folder: string): void {
  const hosting = readHosting(folder);
  for (const [file, textOf] of Object.entries(WRITERS)) {
    writeFileSync(path.join(folder, file), textOf(hosting));
  }
}

/** The headers of each pattern of paths. Files without a hash get the hosts' default, "max-age=0, must-revalidate". */
const rulesFor = (all: string, { headers, hashedFiles }: Hosting): [string, Record<string, string>][] => [
  [all, headers],
  // Each by its name: with a pattern, caches would keep a 404 for a year.
  ...hashedFiles.map((file): [string, Record<string, string>] => [file, { 'Cache-Control': CACHING.hashed }]),
];

/**
 * Text of `_headers` for Netlify and Cloudflare Pages. Cloudflare reads 100 rules, and 2,000 characters a line (its
 * documentation, "Headers").
 */
function headersFile(hosting: Hosting): string {
  const lines = rulesFor('/*', hosting).flatMap(([file, values]) => [
    file,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > 2000);
  if (tooLong) {
    throw new Error(
      `_headers has a line of ${tooLong.length} characters, and Cloudflare Pages reads 2000: ${tooLong.slice(0, 60)}… Let pages share their inline scripts and styles.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function vercelFile(hosting: Hosting): string {
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
 * Text of the file to include in nginx's `server` block, whose `root` is the site's folder. A location
 * with an `add_header` of its own inherits none, so caching is a variable.
 */
function nginxFile({ headers }: Hosting): string {
  const add = ([name, value]: string[]) => `add_header ${name} "${value}" always;`;
  return `# Written by "npm run build", together with the pages: include it in the server block, and reload nginx
# when a new build is in its place. See docs/deploy.md in the project.

charset utf-8;
server_tokens off;
absolute_redirect off;
gzip on;
gzip_static on;
gzip_vary on;

set $site_caching "${CACHING.changing}";
add_header Cache-Control $site_caching always;
${Object.entries(headers).map(add).join('\n')}

error_page 404 /404.html;
location = /404.html {
  internal;
}

location / {
  try_files $uri $uri/index.html =404;
}

location ~ "${HASHED_NAME.source}" {
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

${REDIRECTS.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`).join('\n')}
`;
}

/** Reads the headers of a release back from `vercel.json`, without parsing its pages. */
export const readHeaders = (folder: string): Hosting['headers'] =>
  headersIn(JSON.parse(readFileSync(path.join(folder, 'vercel.json'), 'utf8')));
