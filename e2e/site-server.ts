import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { CACHING, HOST_FILES } from '../plugins/publish';

type Headers = Record<string, string>;

/** The pattern of `_headers` that stands for every path. */
const EVERY_PATH = '/*';

/** It answers unknown addresses; nobody gets it with status 200. */
const NOT_FOUND = '/404.html';

/**
 * Serves a built site with the headers and redirects that the build has written for hosts, as Netlify and Cloudflare
 * Pages do. `gatsby serve` sends none of them, so browser tests use this server.
 *
 * @param folder the built site; it is read once, at the start
 * @throws Error when the site has not been built
 */
export function createSiteServer(folder: string): Server {
  const rules = readHeaderRules(folder);
  const redirects = readRedirects(folder);
  const serveFile = sirv(folder, { brotli: true, gzip: true });

  return createServer((request, response) => {
    const address = pathOf(request);
    // What hosts send where no rule says otherwise.
    const headers = { 'Cache-Control': CACHING.changing, ...rules[EVERY_PATH], ...rules[address] };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = redirects[address];
    if (target) {
      response.writeHead(301, { Location: target }).end();
      return;
    }
    const sendNotFound = () => sendNotFoundPage(folder, request, response);
    if ([...HOST_FILES, NOT_FOUND].includes(address)) sendNotFound();
    else serveFile(request, response, sendNotFound);
  });
}

/** @returns the decoded path that is asked for; a malformed one as it is, which is the name of no file */
function pathOf({ url = '' }: IncomingMessage): string {
  const asked = url.replace(/\?.*/s, '');
  try {
    return decodeURIComponent(asked);
  } catch {
    return asked;
  }
}

/**
 * Reads `_headers`: each pattern stands at the start of a line, and its headers in the indented lines below.
 * https://docs.netlify.com/manage/routing/headers/
 */
function readHeaderRules(folder: string): Record<string, Headers> {
  const rules: Record<string, Headers> = {};
  let headers: Headers = {};
  for (const line of linesOf(folder, '_headers')) {
    const header = /^\s+([\w-]+): (.*)$/.exec(line);
    if (header) {
      const [, name = '', value = ''] = header;
      headers[name] = value;
    } else {
      headers = {};
      rules[line] = headers;
    }
  }
  return rules;
}

/** Reads `_redirects`: in each line a path, its target and the status, which is 301. */
function readRedirects(folder: string): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const line of linesOf(folder, '_redirects')) {
    const [from = '', to = ''] = line.split(' ');
    redirects[from] = to;
  }
  return redirects;
}

function linesOf(folder: string, file: string): string[] {
  const source = path.join(folder, file);
  if (!existsSync(source))
    throw new Error(`There is no ${source}: build the site first, with npm run build.`);
  return readFileSync(source, 'utf8').split('\n').filter(Boolean);
}

/** Answers with the not-found page and status 404; sirv sends files with status 200 only. */
function sendNotFoundPage(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const page = path.join(folder, NOT_FOUND);
  const compressed = `${page}.br`;
  const accepted = request.headers['accept-encoding'] ?? '';
  const sendsCompressed = accepted.includes('br') && existsSync(compressed);
  if (sendsCompressed) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.statusCode = 404;
  response.end(readFileSync(sendsCompressed ? compressed : page));
}
