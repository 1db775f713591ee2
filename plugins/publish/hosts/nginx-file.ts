import { CACHE_CONTROL, HASHED_NAME } from '../hashed-files';
import type { Hosting } from './hosting';

const INTRODUCTION = `# Written by "gatsby build", together with the pages: include it in the server block, and reload nginx
# when a new build is in its place.`;

const SERVER = `charset utf-8;
server_tokens off;
absolute_redirect off;
gzip on;
gzip_static on;
gzip_vary on;`;

const NOT_FOUND = `error_page 404 /404.html;
location = /404.html {
  internal;
}`;

const PAGES = `location / {
  try_files $uri $uri/index.html =404;
}`;

const HASHED_FILES = `location ~ "${HASHED_NAME.source}" {
  set $site_caching "${CACHE_CONTROL.hashed}";
  try_files $uri =404;
}`;

const HIDDEN_FILES = `location ~ /\\.(?!well-known/) {
  return 404;
}`;

/**
 * Makes the text of the file to include in nginx's `server` block, whose `root` is the site's folder. In
 * nginx, a location with an `add_header` of its own inherits none. So Cache-Control, which differs between
 * locations, is set through a variable, and the locations of an override repeat all headers.
 */
export function nginxFile({ headers, overrides, redirects, hostFiles }: Hosting): string {
  const headersOfPages = `set $site_caching "${CACHE_CONTROL.changing}";
${addHeaders(headers).join('\n')}`;
  const locationsOfOverrides = overrides.flatMap((override) =>
    overrideLocations(override.path, { ...headers, ...override.headers }),
  );
  const locationsOfHostFiles = hostFiles.map((file) => `location = ${file} { return 404; }`);
  const locationsOfRedirects = redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`);
  const blocks = [
    INTRODUCTION,
    SERVER,
    headersOfPages,
    NOT_FOUND,
    PAGES,
    ...locationsOfOverrides,
    HASHED_FILES,
    HIDDEN_FILES,
    locationsOfHostFiles.join('\n'),
    locationsOfRedirects.join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const addHeaders = (headers: Hosting['headers']): string[] => [
  'add_header Cache-Control $site_caching always;',
  ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
];

/**
 * Makes the locations of an override: of its path, and of all paths below it. For these, "^~" makes nginx try
 * only the regular expressions inside, whose locations inherit the headers. The expressions outside would win
 * over the path, and give its files the headers of the pages.
 */
function overrideLocations(overridePath: string, headers: Hosting['headers']): string[] {
  const answer = `${addHeaders(headers).join('\n')}
try_files $uri $uri/index.html =404;`;
  return [
    `location = ${overridePath} {
${indent(answer)}
}`,
    `location ^~ ${overridePath}/ {
${indent([answer, HASHED_FILES, HIDDEN_FILES].join('\n'))}
}`,
  ];
}

const indent = (text: string): string => text.replace(/^/gm, '  ');
