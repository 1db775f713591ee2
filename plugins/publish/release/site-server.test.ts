import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { HOSTILE_REQUESTS } from './fixtures/hostile-requests';
import { writeHostFiles } from './host-files';
import { createSiteServer } from './site-server';

let root = '';
let server: Server;

/** Puts a release into dist/ as a build does, by two renames. */
function release(words: string, style = 'a{}'): void {
  const [next, dist, previous] = ['next', 'dist', 'previous'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(next);
  const page = `<!DOCTYPE html><title>Page</title><style>${style}</style><p>${words}</p>`;
  for (const file of ['index.html', '404.html']) writeFileSync(path.join(next, file), page);
  writeFileSync(path.join(next, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(path.join(next, 'index.html.gz'), gzipSync(page));
  writeFileSync(path.join(next, 'build-info.json'), '{"waitlist":"simulated"}');
  writeFileSync(path.join(next, '.env'), 'SECRET=1');
  writeHostFiles(next);
  rmSync(previous, { recursive: true, force: true });
  try {
    renameSync(dist, previous);
  } catch {
    // The first release.
  }
  renameSync(next, dist);
  rmSync(previous, { recursive: true, force: true });
}

const portOf = () => (server.address() as AddressInfo).port;

/** Asks for exactly this path, which `fetch` would tidy up. */
async function ask({
  path: asked = '/',
  method = 'GET',
  headers = {},
}: { path?: string; method?: string; headers?: Record<string, string> } = {}) {
  const sent = request({
    host: '127.0.0.1',
    port: portOf(),
    path: asked,
    method,
    headers,
    agent: false,
  }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: Buffer.concat(chunks),
  };
}

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'site-server-'));
  release('first');
  server = createSiteServer(path.join(root, 'dist')).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});

it('serves the newest release with its own policy, also after builds with no request between', async () => {
  const before = await ask();
  release('second, much longer', 'b{}');
  release('third', 'c{}');
  const after = await ask();
  expect(before.body.toString()).toContain('<p>first</p>');
  expect(after.body.toString()).toContain('<p>third</p>');
  expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy']);
  // A file system may give its folder the inode of an earlier one.
  release('first');
  expect((await ask()).body).toEqual(before.body);
});

it('says what to do when there is no release', () => {
  expect(() => createSiteServer('no-such-folder')).toThrow('build the site first, with npm run build');
});

it('answers 503 while there is no release, and recovers', async () => {
  renameSync(path.join(root, 'dist'), path.join(root, 'previous'));
  expect((await ask()).status).toBe(503);
  renameSync(path.join(root, 'previous'), path.join(root, 'dist'));
  expect((await ask()).status).toBe(200);
});

it('answers hostile requests with every header, and nothing that is not published', async () => {
  const statuses = await Promise.all(
    HOSTILE_REQUESTS.map(async (hostile) => {
      const answer = await ask(hostile);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.body.toString()).not.toContain('SECRET');
      return { ...hostile, status: answer.status };
    }),
  );
  expect(statuses).toEqual(HOSTILE_REQUESTS);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0', undefined],
  ['xbr, gzipped', undefined],
  ['', undefined],
])('answers Accept-Encoding: %s with %s', async (accepted, coding) => {
  const answer = await ask({ headers: { 'Accept-Encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
});

it('ignores ranges', async () => {
  const whole = await ask();
  for (const range of ['bytes=5-2', 'bytes=0-0', 'bytes=-5']) {
    const answer = await ask({ headers: { Range: range } });
    expect([answer.status, answer.body]).toEqual([200, whole.body]);
    expect(answer.headers).not.toHaveProperty('content-range');
  }
});

it('answers what has not changed with 304', async () => {
  const { headers } = await ask();
  expect((await ask({ headers: { 'If-None-Match': `"x", ${headers.etag}` } })).status).toBe(304);
});

it('survives thousands of random requests', async () => {
  const token = fc.stringMatching(/^[A-Z]{1,8}$/);
  const target = fc.oneof(
    fc.stringMatching(/^\/[!-~]{0,30}$/),
    fc
      .uint8Array({ maxLength: 9 })
      .map((bytes) => `/${[...bytes].map((byte) => `%${byte.toString(16)}`).join('')}`),
    fc.constantFrom('*', 'http://a.example/', '/%', '/%00', '//', '/\\', '?'),
  );
  const header = fc.tuple(
    fc.constantFrom(
      'Range',
      'Accept-Encoding',
      'If-None-Match',
      'Expect',
      'Upgrade',
      'Connection',
      'Content-Length',
      'Host',
    ),
    fc.stringMatching(/^[ -~]{0,30}$/),
  );
  const requests = fc
    .tuple(token, target, fc.array(header, { maxLength: 3 }))
    .map(
      ([method, asked, headers]) =>
        `${method} ${asked} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
  const send = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(portOf(), '127.0.0.1', () => socket.end(text));
      socket
        .on('close', () => resolve())
        .on('error', () => resolve())
        .resume();
    });
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: 20, maxLength: 20 }), async (all) => {
      await Promise.all(all.map(send));
      expect((await ask()).status).toBe(200);
    }),
    { numRuns: 150 },
  );
});
