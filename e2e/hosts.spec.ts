import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { EDITOR_PAGE, editorHeaders, NO_EDITOR_SETTINGS } from '../plugins/content-editor';
import {
  CACHE_CONTROL,
  contentHashOf,
  HOST_FILES,
  readHeaders,
  builtFiles,
  writeHostFiles,
} from '../plugins/publish';
import { hostOptions } from '../config/plugin-options/publish-options';
import { missing, NGINX, programPath } from '../tests/support/programs';
import { HOSTILE_REQUESTS } from './support/hosting/hostile-requests';
import { Nginx } from './support/hosting/nginx';
import { sendRequest } from './support/hosting/send-request';
import { createSiteServer } from './support/site-server';
import { SITE, SITE_DATE } from './support/test-site';

const files = builtFiles(SITE);
const headersOfEveryAnswer = Object.fromEntries(
  Object.entries(readHeaders(SITE)).map(([name, value]) => [name.toLowerCase(), value]),
);
const hashed = files.filter((file) => contentHashOf(file) && /\.(js|woff2)$/.test(file));

interface Case {
  path: string;
  status: number;
  caching?: string;
  location?: string;
  type?: RegExp;
}

const pages = ['/', '/legal', '/legal/', '/%6cegal?tab=privacy', '/legal/history', '/legal/history/'];
const CASES: Case[] = [
  ...pages.map((page) => ({ path: page, status: 200, type: /^text\/html; ?charset=utf-8$/ })),
  ...hashed.map((file) => ({ path: file, status: 200, caching: CACHE_CONTROL.hashed })),
  { path: '/favicon.svg', status: 200, type: /^image\/svg\+xml/ },
  { path: '/.well-known/security.txt', status: 200, type: /^text\/plain/ },
  ...['/privacy', '/privacy/', '/legal/%70rivacy', '/legal/privacy/?a=b'].map((from) => ({
    path: from,
    status: 301,
    location: '/legal?tab=privacy',
  })),
  ...['/no-such-page', '/static/no-such-file-0123456789abcdef0123.js', '/404.html', ...HOST_FILES].map(
    (none) => ({
      path: none,
      status: 404,
      type: /^text\/html/,
    }),
  ),
];

const nginx = new Nginx();
let origins: string[] = [];
test.describe.configure({ mode: 'default' });
test.skip(!programPath(NGINX), missing(NGINX));
test.beforeAll(async ({ baseURL }) => {
  await nginx.start(SITE);
  origins = [baseURL ?? '', `https://localhost:${nginx.httpsPort}`];
});
test.afterAll(() => nginx.stop());

// The other browser tests see the site through the first server. What they show is true of hosts only if both
// servers answer alike.
test('the server of the tests and nginx give each address its status, type, caching and every header', async () => {
  for (const { path: asked, status, caching = CACHE_CONTROL.changing, location, type = /./ } of CASES) {
    for (const method of ['GET', 'HEAD']) {
      const answers = await Promise.all(origins.map((origin) => sendRequest(origin, asked, { method })));
      for (const { headers, ...answer } of answers) {
        expect.soft(answer.status, asked).toBe(status);
        expect.soft(headers, asked).toMatchObject({ ...headersOfEveryAnswer, 'cache-control': caching });
        expect.soft(headers.location, asked).toBe(location);
        if (status !== 301) expect.soft(headers['content-type'], asked).toMatch(type);
        if (method === 'GET' && status === 404) {
          expect.soft(answer.body.toString()).toContain('Oops! Page not found');
        }
      }
    }
  }
});

test('nginx declines what is no page or file of the site, however it is asked for', async () => {
  for (const { path: asked, method = 'GET' } of HOSTILE_REQUESTS) {
    const { status } = await sendRequest(origins[1] ?? '', asked, { method });
    expect.soft(status, `${method} ${asked}`).toBeGreaterThanOrEqual(400);
  }
});

for (const coding of ['br', 'gzip']) {
  test(`both servers send the files that the build has compressed with ${coding}`, async () => {
    const [ours, ofNginx] = await Promise.all(
      origins.map((origin) => sendRequest(origin, '/legal/', { headers: { 'Accept-Encoding': coding } })),
    );
    expect(ours?.headers['content-encoding']).toBe(coding);
    expect(ours?.body).toEqual(ofNginx?.body);
    expect(ofNginx?.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
  });
}

test('nginx redirects from http to https on the name of the site, whatever the Host header says', async () => {
  const answer = await sendRequest(`http://localhost:${nginx.httpPort}`, '/legal?tab=privacy', {
    headers: { Host: 'evil.example' },
  });
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(`${origins[1]}/legal?tab=privacy`);
});

test('nginx passes sign-ups on to a receiver on the same site, and accepts no other POST', async () => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (chunk: Buffer) =>
      received.push(`${request.method} ${request.url} ${chunk.toString()}`),
    );
    request.on('end', () => response.end('joined'));
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  cpSync(SITE, site, { recursive: true });
  writeHostFiles(site, hostOptions({ delivery: { url: '/join?list=1' }, allowsHstsPreload: false }));
  const joining = new Nginx();
  try {
    const { port } = receiver.address() as AddressInfo;
    await joining.start(site, `location = /join { proxy_pass http://127.0.0.1:${port}; }`);
    const post = (address: string) =>
      sendRequest(`https://localhost:${joining.httpsPort}`, address, {
        method: 'POST',
        body: '{"email":"a@b.example"}',
      });
    const answer = await post('/join?list=1');
    expect([answer.status, answer.body.toString()]).toEqual([200, 'joined']);
    expect(received).toEqual(['POST /join?list=1 {"email":"a@b.example"}']);
    for (const other of ['/', '/legal']) expect((await post(other)).status).toBe(405);
  } finally {
    joining.stop();
    receiver.close();
    rmSync(site, { recursive: true });
  }
});

test('both servers send the editor with its own headers, and all other addresses with those of the pages', async () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  cpSync(SITE, site, { recursive: true });
  mkdirSync(path.join(site, 'admin'));
  writeFileSync(path.join(site, 'admin/index.html'), EDITOR_PAGE);
  writeFileSync(path.join(site, 'admin/editor.js'), 'edit()');
  const hashedScript = '/admin/editor-0123456789abcdef0123.js';
  writeFileSync(path.join(site, hashedScript), 'edit()');
  writeFileSync(path.join(site, 'admin/.hidden'), '');
  const options = { delivery: null, allowsHstsPreload: false };
  const overrides = editorHeaders({
    modulePath: '',
    repository: 'https://github.com/owner/site',
    settings: NO_EDITOR_SETTINGS,
    today: SITE_DATE,
  });
  writeHostFiles(site, { ...hostOptions(options), overrides });
  const withEditor = new Nginx();
  const own = createSiteServer(site).listen(0, '127.0.0.1');
  try {
    await Promise.all([withEditor.start(site), once(own, 'listening')]);
    const { port } = own.address() as AddressInfo;
    const ofEditor = Object.fromEntries(
      Object.entries(overrides[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(ofEditor['content-security-policy']).toContain("'unsafe-eval'");
    for (const origin of [`http://127.0.0.1:${port}`, `https://localhost:${withEditor.httpsPort}`]) {
      for (const address of ['/admin', '/admin/', '/admin/editor.js', hashedScript]) {
        const caching = address === hashedScript ? CACHE_CONTROL.hashed : CACHE_CONTROL.changing;
        const { status, headers } = await sendRequest(origin, address);
        expect.soft(status, address).toBe(200);
        expect
          .soft(headers, address)
          .toMatchObject({ ...headersOfEveryAnswer, 'cache-control': caching, ...ofEditor });
      }
      expect.soft((await sendRequest(origin, '/admin/.hidden')).status).toBe(404);
      for (const address of ['/', '/legal/', '/administration', hashed[0] ?? '']) {
        const { headers } = await sendRequest(origin, address);
        expect.soft(headers, address).toMatchObject(headersOfEveryAnswer);
        expect.soft(headers, address).not.toHaveProperty('x-robots-tag');
      }
    }
  } finally {
    withEditor.stop();
    own.close();
    own.closeAllConnections();
    rmSync(site, { recursive: true });
  }
});
