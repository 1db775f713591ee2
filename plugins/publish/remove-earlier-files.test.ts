import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { removeEarlierFiles } from './remove-earlier-files';
import { siteFiles } from './site-files';

const project = process.cwd();
let folder = '';
/** The plugin's cache, which Gatsby keeps in .cache. */
let cached: Map<string, unknown>;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'public-folder-'));
  process.chdir(folder);
  cached = new Map();
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

function removeEarlier(): Promise<void> {
  const cache: Pick<GatsbyCache, 'get' | 'set'> = {
    get: (key) => Promise.resolve(cached.get(key)),
    set: (key, value) => {
      cached.set(key, value);
      return Promise.resolve(value);
    },
  };
  return removeEarlierFiles({ cache: cache as GatsbyCache });
}

function write(...files: string[]): void {
  for (const file of files) {
    const target = path.join('public', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, 'earlier');
  }
}

const PAGES = [
  '/404.html',
  '/index.html',
  '/legal/index.html',
  '/page-data/404.html/page-data.json',
  '/page-data/index/page-data.json',
  '/page-data/legal/page-data.json',
];
const WRITTEN_BY_EVERY_BUILD = [
  '/app-0123456789abcdef0123.js',
  '/index.html.br',
  '/logo.svg',
  '/page-data/index/page-data.json.gz',
  '/robots.txt',
  '/verification.html',
  '/removed-page/index.html',
];

it('keeps pages and the files that Gatsby reads, and removes everything else of earlier builds', async () => {
  await removeEarlier();
  const needed = [...PAGES, '/_gatsby/slices/scripts-1.html', '/chunk-map.json', '/~partytown/partytown.js'];
  write(...needed, ...WRITTEN_BY_EVERY_BUILD);
  await removeEarlier();
  expect(siteFiles('public')).toEqual(needed.sort());
});

it('removes everything of earlier builds when Gatsby has no cache, and so writes all pages again', async () => {
  write(...PAGES, ...WRITTEN_BY_EVERY_BUILD);
  await removeEarlier();
  expect(siteFiles('public')).toEqual([]);
});

it('removes nothing in gatsby develop, which copies static/ at the same time', async () => {
  write('/favicon.ico');
  const restore = jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  await removeEarlier();
  restore.restore();
  expect(siteFiles('public')).toEqual(['/favicon.ico']);
});

it('keeps the page data that gatsby develop has written, on which the cache relies', async () => {
  const restore = jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  await removeEarlier();
  restore.restore();
  write(...PAGES);
  await removeEarlier();
  expect(siteFiles('public')).toEqual(PAGES);
});
