import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ask as askServer } from '../../../e2e/hosting/ask';
import { HOSTILE_REQUESTS } from './fixtures/hostile-requests';
import { writeHostFiles } from './host-files';
import { createSiteServer } from './site-server';

let root = '';
let server: Server;

/** Puts a release into dist/ as a build does, by renaming. */
function release(words: string, style = 'a{}'): void {
  const next = path.join(root, 'next');
  mkdirSync(next);
  const page = `<!DOCTYPE html><title>Page</title><style>${style}</style><p>${words}</p>`;
  for (const file of ['index.html', '404.html']) writeFileSync(path.join(next, file), page);
  writeFileSync(path.join(next, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(path.join(next, 'index.html.gz'), gzipSync(page));
  writeFileSync(path.join(next, 'build-info.json'), '{"delivery":null}');
  writeHostFiles(next);
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  renameSync(next, path.join(root, 'dist'));
}

const ask = (asked = '/', request = {}) =>
  askServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, request);

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
  // A file system may give its folder the inode of the first one.
  release('third', 'c{}');
  const after = await ask();
  expect(before.body.toString()).toContain('<p>first</p>');
  expect(after.body.toString()).toContain('<p>third</p>');
  expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy']);
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
      const answer = await ask(hostile.path, hostile);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      return { ...hostile, status: answer.status };
    }),
  );
  expect(statuses).toEqual(HOSTILE_REQUESTS);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['xbr', undefined],
])('answers Accept-Encoding: %s with %s', async (accepted, coding) => {
  const answer = await ask('/', { headers: { 'Accept-Encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
});
