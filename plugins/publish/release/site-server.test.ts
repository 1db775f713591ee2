import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { writeHostFiles } from './host-files';
import { createSiteServer } from './site-server';

let root = '';
let server: Server;

function writeRelease(name: string, words: string, style: string): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  const page = `<!DOCTYPE html><title>Page</title><style>${style}</style><p>${words}</p>`;
  for (const file of ['index.html', '404.html']) writeFileSync(path.join(folder, file), page);
  writeFileSync(path.join(folder, 'build-info.json'), '{"waitlist":"simulated"}');
  writeHostFiles(folder);
  return folder;
}

async function get(): Promise<{ status: number; text: string; policy: string }> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  return { status: answer.status, text: await answer.text(), policy };
}

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'site-server-'));
  server = createSiteServer(writeRelease('dist', 'short', 'a{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});

it('serves a new release with its own policy, without a restart', async () => {
  const before = await get();
  const next = writeRelease('next', 'much longer words than before', 'b{}');
  renameSync(path.join(root, 'dist'), path.join(root, 'previous'));
  renameSync(next, path.join(root, 'dist'));
  const after = await get();
  expect(before.text).toMatch(/<p>short<\/p>$/);
  expect(after.text).toMatch(/<p>much longer words than before<\/p>$/);
  expect(after.policy).not.toBe(before.policy);
});

it('says what to do when there is no release', () => {
  expect(() => createSiteServer('no-such-folder')).toThrow('build the site first, with npm run build');
});

it('answers 503 while there is no release, and recovers', async () => {
  renameSync(path.join(root, 'dist'), path.join(root, 'previous'));
  expect((await get()).status).toBe(503);
  renameSync(path.join(root, 'previous'), path.join(root, 'dist'));
  expect(await get()).toMatchObject({ status: 200, text: expect.stringContaining('short') });
});
