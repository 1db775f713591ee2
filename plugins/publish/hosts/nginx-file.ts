import { CACHE_CONTROL, HASHED_NAME } from '../hashed-files';
import type { Hosting } from './hosting';

/**
 * Makes the text of the file to include in nginx's `server` block, whose `root` is the site's folder. In
 * nginx, a location with an `add_header` of its own inherits none. So Cache-Control, which differs between
 * locations, is set through a variable, and the locations of a section repeat all headers.
 */
export function nginxFile({ headers, sections, redirects, hostFiles }: Hosting): string {
  const blocks = [
    `# Written by "gatsby build", together with the pages: include it in the server block, and reload nginx
# when a new build is in its place.`,
    `charset utf-8;
server_tokens off;
absolute_redirect off;
gzip on;
gzip_static on;
gzip_vary on;`,
    `set $site_caching "${CACHE_CONTROL.changing}";
${addHeaders(headers).join('\n')}`,
    `error_page 404 /404.html;
location = /404.html {
  internal;
}`,
    `location / {
  try_files $uri $uri/index.html =404;
}`,
    ...sections.flatMap((section) => sectionLocations(section.path, { ...headers, ...section.headers })),
    `location ~ "${HASHED_NAME.source}" {
  set $site_caching "${CACHE_CONTROL.hashed}";
  try_files $uri =404;
}`,
    `location ~ /\\.(?!well-known/) {
  return 404;
}`,
    hostFiles.map((file) => `location = ${file} { return 404; }`).join('\n'),
    redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`).join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const addHeaders = (headers: Hosting['headers']): string[] => [
  'add_header Cache-Control $site_caching always;',
  ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
];

/** Makes the locations of a section: of its path, and of all paths below it. */
const sectionLocations = (sectionPath: string, headers: Hosting['headers']): string[] =>
  [`= ${sectionPath}`, `${sectionPath}/`].map(
    (location) => `location ${location} {
  ${addHeaders(headers).join('\n  ')}
  try_files $uri $uri/index.html =404;
}`,
  );
