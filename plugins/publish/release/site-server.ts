import { readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { CACHING, hashIn } from './hashed-files';
import { HOST_FILES, readHeaders } from './host-files';
import { REDIRECTS } from './hosting';

/** Paths that the server answers with status 404: the host files and the not-found page itself. */
const NOT_SERVED = [...HOST_FILES, '/404', '/404/', '/404.html'];

/**
 * Serves a built site as a host does: headers, redirects, caching, precompressed files, status 404 for
 * unknown paths, and only GET and HEAD.
 *
 * @param folder the built site; the server picks up a new release with the next request
 * @throws Error when the site has not been built
 */
export function createSiteServer(folder: string): Server {
  let served = { inode: inodeOf(folder), listener: siteListener(folder) };
  return createServer((request, response) => {
    const inode = inodeOf(folder);
    if (inode === undefined) {
      // Between the two renames that swap a release.
      response.writeHead(503, { 'Retry-After': '1' }).end('There is no release to serve. Try again.');
      return;
    }
    if (inode !== served.inode) served = { inode, listener: siteListener(folder) };
    served.listener(request, response);
  });
}

const inodeOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.ino;

/** @returns a listener that serves one release; see `createSiteServer` */
export function siteListener(folder: string, headers = readHeaders(folder)): RequestListener {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const files = sirv(folder, {
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders: (response, file) => {
      if (hashIn(file)) response.setHeader('Cache-Control', CACHING.hashed);
    },
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', CACHING.changing);
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFound);
    };
    const [address = '/'] = (request.url ?? '/').split('?');
    const target = REDIRECTS.find(({ from }) => from === address)?.to;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (target) {
      response.writeHead(301, { Location: target }).end();
    } else if (NOT_SERVED.includes(address)) {
      answerNotFound();
    } else {
      files(request, response, answerNotFound);
    }
  };
}
