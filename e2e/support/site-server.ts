import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { CACHE_CONTROL, HOST_FILES } from '../../plugins/publish';

interface HeaderRule {
  /** Matches the paths of the rule. */
  pattern: RegExp;
  /** Names of headers of earlier rules that the rule removes. */
  detached: string[];
  headers: Map<string, string>;
}

/** The page for unknown addresses. Its own address is unknown too: the page always comes with status 404. */
const NOT_FOUND = '/404.html';

/**
 * Serves a built site with the headers and redirects that the build has written for hosts, as Netlify and
 * Cloudflare Pages do. `gatsby serve` sends none of them, so browser tests use this server.
 *
 * @param folder the built site; it is read once, at the start
 * @throws Error when the site hasn't been built
 */
export function createSiteServer(folder: string): Server {
  const rules = readHeaderRules(folder);
  const redirects = readRedirects(folder);
  const serveFile = sirv(folder, { brotli: true, gzip: true });

  return createServer((request, response) => {
    const address = pathOf(request);
    for (const [name, value] of headersFor(address, rules)) response.setHeader(name, value);

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

/** @returns the decoded path of a request; a malformed path as it is, because it names no file */
function pathOf({ url = '' }: IncomingMessage): string {
  const asked = url.replace(/\?.*/s, '');
  try {
    return decodeURIComponent(asked);
  } catch {
    return asked;
  }
}

/**
 * Reads `_headers`: each pattern is at the start of a line, and its headers are in the indented lines below.
 * `! Name` detaches a header.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
function readHeaderRules(folder: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(folder, '_headers')) {
    const [, detached] = /^\s+! (.*)$/.exec(line) ?? [];
    const [, name, value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (detached) rules.at(-1)?.detached.push(detached);
    else if (name) rules.at(-1)?.headers.set(name, value);
    else rules.push({ pattern: patternOf(line), detached: [], headers: new Map() });
  }
  return rules;
}

/** A pattern of `_headers`, in which * matches any text. */
const patternOf = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split('*')
      .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

/**
 * @returns the headers of all rules that match a path; values of the same header are joined, as on Cloudflare
 *   Pages
 */
function headersFor(address: string, rules: readonly HeaderRule[]): Map<string, string> {
  const given = new Map<string, string>();
  for (const { pattern, detached, headers } of rules) {
    if (!pattern.test(address)) continue;
    for (const name of detached) given.delete(name);
    for (const [name, value] of headers) {
      const earlier = given.get(name);
      given.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  // Hosts send this header too where no rule says otherwise.
  if (!given.has('Cache-Control')) given.set('Cache-Control', CACHE_CONTROL.changing);
  return given;
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
  if (!existsSync(source)) {
    throw new Error(`There is no ${source}: build the site first, with \`npm run build\`.`);
  }
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
