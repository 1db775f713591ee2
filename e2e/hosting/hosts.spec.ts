import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { missing, NGINX, NGINX_BROTLI, programPath } from '../../tests/programs/programs';
import { CACHING, hashIn } from '../../plugins/publish/release/hashed-files';
import { HOST_FILES, readHosting } from '../../plugins/publish/release/hosting';
import { siteFiles } from '../../plugins/publish/release/list-files';
import { SITE } from '../test-site';
import { ask } from './ask';
import { Nginx } from './nginx';

const files = siteFiles(SITE);
const { headers } = readHosting(SITE);
const everyAnswer = Object.fromEntries(
  Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
);
const hashed = files.filter((file) => hashIn(file) && /\.(js|woff2)$/.test(file));

interface Case {
  path: string;
  status: number;
  caching?: string;
  location?: string;
  type?: RegExp;
}

const pages = ['/', '/legal', '/legal/', '/legal?tab=privacy', '/legal/history/', '/legal/history'];
const CASES: Case[] = [
  ...pages.map((page) => ({ path: page, status: 200, type: /^text\/html; ?charset=utf-8$/i })),
  ...hashed.map((file) => ({ path: file, status: 200, caching: CACHING.hashed })),
  { path: '/favicon.svg', status: 200, type: /^image\/svg\+xml/ },
  { path: '/manifest.webmanifest', status: 200, type: /^application\/manifest\+json/ },
  { path: '/legal/ledger.json', status: 200, type: /^application\/json/ },
  ...['/privacy', '/privacy/', '/legal/privacy', '/legal/privacy/'].map((from) => ({
    path: from,
    status: 301,
    location: '/legal?tab=privacy',
  })),
  ...['/no-such-page', '/static/no-such-file-0123456789abcdef0123.js', '/404.html', '/404'].map((none) => ({
    path: none,
    status: 404,
    type: /^text\/html/,
  })),
  ...[...HOST_FILES, '/.env', '/.git/config', '/static/.DS_Store'].map((secret) => ({
    path: secret,
    status: 404,
  })),
];

const HOSTS: [name: string, origin: (baseURL: string, nginx: Nginx) => string][] = [
  ['npm start', (baseURL) => baseURL],
  ['nginx', (_baseURL, nginx) => `https://localhost:${nginx.httpsPort}`],
];

for (const [name, originOf] of HOSTS) {
  test.describe(name, () => {
    const nginx = new Nginx();
    let origin = '';
    if (name === 'nginx') test.skip(!programPath(NGINX), missing(NGINX));

    test.beforeAll(async ({ baseURL }) => {
      if (name === 'nginx') await nginx.start(SITE);
      origin = originOf(baseURL ?? '', nginx);
    });
    test.afterAll(() => nginx.stop());

    for (const { path: asked, status, caching = CACHING.changing, location, type } of CASES) {
      test(`answers ${asked} with ${status} and every header`, async () => {
        for (const method of ['GET', 'HEAD']) {
          const answer = await ask(origin, asked, { method });
          expect(answer.status).toBe(status);
          expect(answer.headers).toMatchObject({ ...everyAnswer, 'cache-control': caching });
          expect(answer.headers.location).toBe(location);
          if (type) expect(answer.headers['content-type']).toMatch(type);
          if (method === 'GET' && status === 404) {
            expect(answer.body.toString()).toContain('Oops! Page not found');
          }
        }
      });
    }

    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      test(`answers ${method} with 405 and every header`, async () => {
        for (const asked of ['/', '/no-such-page', '/privacy']) {
          const answer = await ask(origin, asked, { method });
          expect(answer.status).toBe(405);
          expect(answer.headers).toMatchObject({ ...everyAnswer, allow: 'GET, HEAD' });
        }
      });
    }

    for (const outside of [
      '/../package.json',
      '/static/../../package.json',
      '/%2e%2e/package.json',
      '/static/..%2f..%2fpackage.json',
      '/..%5cpackage.json',
      '/%',
    ]) {
      test(`does not leave the site for ${outside}`, async () => {
        const answer = await ask(origin, outside);
        expect([400, 404]).toContain(answer.status);
        expect(answer.body.toString()).not.toContain('"dependencies"');
      });
    }

    for (const [encoding, ending, decode] of [
      ['br', 'br', brotliDecompressSync],
      ['gzip', 'gz', gunzipSync],
    ] as const) {
      test(`sends what was compressed at build: ${encoding}`, async () => {
        if (name === 'nginx' && encoding === 'br') test.skip(!existsSync(NGINX_BROTLI), missing(NGINX));
        const script = hashed.find((file) => file.startsWith('/app-')) ?? '';
        for (const [asked, file] of [
          ['/', '/index.html'],
          [script, script],
        ] as const) {
          const answer = await ask(origin, asked, { headers: { 'Accept-Encoding': encoding } });
          expect(answer.headers).toMatchObject({ 'content-encoding': encoding, ...everyAnswer });
          expect(answer.headers.vary).toMatch(/accept-encoding/i);
          expect(answer.body).toEqual(readFileSync(path.join(SITE, `${file}.${ending}`)));
          expect(decode(answer.body)).toEqual(readFileSync(path.join(SITE, file)));
        }
      });
    }

    test('answers what has not changed with 304, and every header', async () => {
      const { headers: first } = await ask(origin, '/');
      const answer = await ask(origin, '/', { headers: { 'If-None-Match': first.etag ?? '' } });
      expect(answer.status).toBe(304);
      expect(answer.headers).toMatchObject(everyAnswer);
    });

    if (name !== 'nginx') return;
    test('compresses a version of a legal document when asked for it', async () => {
      const page = '/legal/terms/2025-05-02/';
      const answer = await ask(origin, page, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', ...everyAnswer });
      expect(gunzipSync(answer.body)).toEqual(readFileSync(path.join(SITE, `${page}index.html`)));
    });
    test('leads from http to https', async () => {
      const answer = await ask(`http://localhost:${nginx.httpPort}`, '/legal?tab=privacy');
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`${origin}/legal?tab=privacy`);
    });
  });
}

test('nothing is published that only the build needs', () => {
  const unwanted = /\.map$|stats|\.cache|page-data|chunk-map|\.tsx?$|\/\.(?!well-known\/)/;
  expect(files.filter((file) => unwanted.test(file))).toEqual([]);
});
