import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { siteFiles } from './list-files';
import { release, restoreRelease } from './release';

let root = '';
let built = '';
let published = '';

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

const read = (file: string) => readFileSync(path.join(published, file), 'utf8');
const page = (title: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><style>a { color: #ffffff }</style></head><body></body></html>`;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  [built, published] = [path.join(root, 'public'), path.join(root, 'dist')];
  write(built, {
    'index.html': page('First'),
    '404.html': page('Not found'),
    '404/index.html': page('Not found'),
    'build-info.json': '{"delivery":null}',
    'page-data/index/page-data.json': '{}',
    'app-0123456789abcdef0123.js.map': '{}',
    'webpack.stats.json': '{}',
    '.well-known/security.txt': 'Contact: mailto:hello@example.com',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('releases pages and host files, without the files that only Gatsby reads', async () => {
  await release(built, published);
  expect(siteFiles(published)).toEqual([
    '/.well-known/security.txt',
    '/404.html',
    '/_headers',
    '/_nginx.conf',
    '/_redirects',
    '/build-info.json',
    '/index.html',
    '/vercel.json',
  ]);
  expect(read('index.html')).toContain('<style>a{color:#fff}</style>');
  // Both pages have the same style.
  expect(read('_headers').match(/'sha256-/g)).toHaveLength(1);
});

it('replaces the last release and leaves no temporary folder', async () => {
  await release(built, published);
  write(built, { 'index.html': page('Second') });
  rmSync(path.join(built, '.well-known'), { recursive: true });
  await release(built, published);
  expect(read('index.html')).toContain('Second');
  expect(siteFiles(published)).not.toContain('/.well-known/security.txt');
  expect(siteFiles(root).every((file) => /^\/(public|dist)\//.test(file))).toBe(true);
});

it('keeps the scripts of the last release, and tells hosts only of its own', async () => {
  const [old, current] = ['a', 'b'].map((letter) => `app-${letter.repeat(20)}.js`) as [string, string];
  write(built, { [old]: '' });
  await release(built, published);
  rmSync(path.join(built, old));
  write(built, { [current]: '' });
  await release(built, published);
  expect(siteFiles(published)).toEqual(expect.arrayContaining([`/${old}`, `/${current}`]));
  expect(read('_headers')).toContain(current);
  expect(read('_headers')).not.toContain(old);
});

it('keeps the last release when a page cannot be released', async () => {
  await release(built, published);
  write(built, { 'index.html': page('Second'), 'legal/index.html': '<p onclick="go()">Go</p>' });
  await expect(release(built, published)).rejects.toThrow('/legal/index.html has <p onclick');
  expect(read('index.html')).toContain('First');
});

it('brings back the last release after a build was killed between the two renames', async () => {
  await release(built, published);
  renameSync(published, `${published}-previous`);
  restoreRelease(published);
  expect(read('index.html')).toContain('First');
});
