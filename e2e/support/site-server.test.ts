import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sendRequest } from './hosting/send-request';
import { createSiteServer } from './site-server';

const SCRIPT = '/app-0123456789abcdef0123.js';
const FILES = {
  '/index.html': 'Home',
  '/legal/index.html': 'Legal',
  '/404.html': 'Not found',
  '/404.html.br': brotliCompressSync('Not found'),
  [SCRIPT]: 'script()',
  [`${SCRIPT}.br`]: brotliCompressSync('script()'),
  '/.well-known/security.txt': 'Contact',
  '/admin/index.html': 'Editor',
  '/_redirects': '/privacy /legal?tab=privacy 301\n',
  '/_headers': `/*
  Content-Security-Policy: default-src 'none'; script-src 'self'
/admin/*
  ! Content-Security-Policy
  Content-Security-Policy: script-src 'unsafe-eval'
${SCRIPT}
  Cache-Control: public, max-age=31536000, immutable
`,
};

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-server-'));
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  server = createSiteServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const get = (address: string, headers = {}, method = 'GET') =>
  sendRequest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, address, { headers, method });

it.each([
  ['/', 200, 'Home'],
  ['/legal', 200, 'Legal'],
  ['/legal/?tab=privacy', 200, 'Legal'],
  ['/%6cegal', 200, 'Legal'],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/no-such-page', 404, 'Not found'],
  ['/404.html', 404, 'Not found'],
  ['/%5Fheaders', 404, 'Not found'],
  ['/_redirects', 404, 'Not found'],
  ['/%', 404, 'Not found'],
])('answers %s with status %i', async (address, status, text) => {
  const { body, headers, ...answer } = await get(address);
  expect({ ...answer, text: body.toString() }).toEqual({ status, text });
  expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'");
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

it('adds the headers that only one file has', async () => {
  const { headers } = await get(SCRIPT);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'");
});

it('replaces a header that a part of the site detaches', async () => {
  const { headers, body } = await get('/admin/');
  expect(body.toString()).toBe('Editor');
  expect(headers['content-security-policy']).toBe("script-src 'unsafe-eval'");
});

it.each([
  [SCRIPT, 'script()'],
  ['/no-such-page', 'Not found'],
])('sends the compressed copy of the build for %s', async (address, text) => {
  const { body, headers } = await get(address, { 'Accept-Encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

it('redirects an address that people guess to its page', async () => {
  const { status, headers } = await get('/privacy?utm=mail');
  expect({ status, location: headers.location }).toEqual({ status: 301, location: '/legal?tab=privacy' });
});

it('refuses POST', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

it('says what to do where no site has been built', () => {
  expect(() => createSiteServer(path.join(folder, 'legal'))).toThrow(
    'build the site first, with `npm run build`',
  );
});
