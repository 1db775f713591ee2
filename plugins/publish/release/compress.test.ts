import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';
import { siteFiles } from './list-files';

const TEXT = 'Deposits are insured up to the limit. '.repeat(50);

let root = '';
let next = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  next = path.join(root, 'next');
  mkdirSync(next);
});
afterEach(() => rmSync(root, { recursive: true }));

it('writes a Brotli and a gzip copy of each text file, and of no other file', async () => {
  for (const file of ['index.html', 'picture.png', '_headers']) writeFileSync(path.join(next, file), TEXT);
  writeFileSync(path.join(next, 'robots.txt'), 'User-agent: *');
  await compress(next);
  expect(siteFiles(next)).toEqual([
    '/_headers',
    '/index.html',
    '/index.html.br',
    '/index.html.gz',
    '/picture.png',
    '/robots.txt',
  ]);
  const read = (file: string) => readFileSync(path.join(next, file));
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(TEXT);
  expect(gunzipSync(read('index.html.gz')).toString()).toBe(TEXT);
});

it('leaves versions of legal documents as they are', async () => {
  const folder = path.join(next, 'legal/terms/2026-01-01');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), TEXT);
  await compress(next);
  expect(siteFiles(folder)).toEqual(['/index.html']);
});
