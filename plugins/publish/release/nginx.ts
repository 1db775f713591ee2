import { CACHING, HASHED_NAME } from './hashed-files';
import { HOST_FILES, REDIRECTS, type Hosting } from './hosting';

/**
 * Text of the file to include in nginx's `server` block, whose `root` is the site's folder. A location
 * with an `add_header` of its own inherits none, so caching is a variable.
 */
export function nginxFile({ headers }: Hosting): string {
  const always = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  return `# Written by "npm run build", together with the pages: include it in the server block, and reload nginx
# when a new build is in its place. See "Deploy" in the project's README.

charset utf-8;
server_tokens off;
absolute_redirect off;
gzip on;
gzip_static on;
gzip_vary on;

set $site_caching ${quoted(CACHING.changing)};
set $site_allows "";
if ($request_method !~ ^(GET|HEAD)$) {
  set $site_allows "GET, HEAD";
  return 405;
}

add_header Allow $site_allows always;
add_header Cache-Control $site_caching always;
${always.join('\n')}

error_page 404 /404.html;
location = /404.html {
  internal;
}

location / {
  try_files $uri $uri/index.html =404;
}

location ~ ${quoted(HASHED_NAME)} {
  set $site_caching ${quoted(CACHING.hashed)};
  try_files $uri =404;
}

location ~ /\\.(?!well-known/) {
  return 404;
}
location ~ \\.mdx$ {
  types {}
  default_type "text/markdown; charset=utf-8";
  try_files $uri =404;
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

const quoted = (text: string) => `"${text}"`;
