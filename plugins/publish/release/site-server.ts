import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { unescape } from 'node:querystring';
import { lookup } from 'mrmime';
import { readBuildInfo } from '../build-info';
import { CACHING, hashIn } from './hashed-files';
import { HOST_FILES, readHeaders, REDIRECTS } from './host-files';
import { siteFiles } from './list-files';

const NOT_FOUND = '/404.html';
const NOT_SERVED = [...HOST_FILES, NOT_FOUND];

/** Endings of the compressed copies. */
const COPIES = { br: '.br', gzip: '.gz' };

/**
 * Serves a built site as a host does, for looking at it. It ignores `Range`, as RFC 9110 (section 14.2) allows, and
 * sends no ETag. Each request reads the site anew, so a new release needs no restart.
 *
 * @param folder the built site
 * @throws Error when the site has not been built
 */
export function createSiteServer(folder: string): Server {
  readBuildInfo(folder);
  return createServer(({ method = '', url = '', headers }, response) => {
    try {
      const answer = (status: number, own: object, body?: Buffer) => {
        const all = { ...readHeaders(folder), 'Cache-Control': CACHING.changing, ...own };
        response.writeHead(status, { ...all, ...(body && { 'Content-Length': body.length }) }).end(body);
      };
      // Decoded once; what is malformed is no name of a file.
      const address = unescape(url.replace(/\?.*/s, ''));
      const redirect = REDIRECTS.find(({ from }) => from === address);
      if (!['GET', 'HEAD'].includes(method)) return answer(405, { Allow: 'GET, HEAD' });
      if (redirect) return answer(301, { Location: redirect.to });

      const files = siteFiles(folder);
      // Compared with the names of files only, so none leads out of the site.
      const names = [address, `${address.replace(/\/$/, '')}/index.html`];
      const file = files.find((name) => names.includes(name) && !NOT_SERVED.includes(name));
      const { body, ...own } = readFile(folder, file ?? NOT_FOUND, files, headers['accept-encoding']);
      return answer(file ? 200 : 404, own, body);
    } catch {
      // Between the two renames that swap a release.
      response.writeHead(503, { 'Retry-After': '1' }).end('There is no release to serve. Try again.');
    }
  });
}

/** Reads a file, or the compressed copy that the client accepts, with the headers that describe it. */
function readFile(folder: string, file: string, files: readonly string[], accepted = '') {
  const type = lookup(file) ?? 'application/octet-stream';
  // Browsers send names only. What has a weight (RFC 9110, section 12.5.3) is declined: `br;q=0` refuses Brotli.
  const names = accepted.split(',').map((name) => name.trim());
  const coding = (['br', 'gzip'] as const).find(
    (name) => names.includes(name) && files.includes(file + COPIES[name]),
  );
  return {
    body: readFileSync(path.join(folder, file + (coding ? COPIES[coding] : ''))),
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    Vary: 'Accept-Encoding',
    ...(coding && { 'Content-Encoding': coding }),
    ...(hashIn(file) && { 'Cache-Control': CACHING.hashed }),
  };
}
