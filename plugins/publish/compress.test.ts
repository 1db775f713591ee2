import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtFiles } from './built-files';
import { compress, isCompressedCopy } from './compress';

const TEXT = 'Deposits are insured up to the limit. '.repeat(50);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

it('writes a Brotli and a gzip copy of a text file', async () => {
  write('/index.html', TEXT);
  await compress(folder, () => false);
  expect(builtFiles(folder).filter(isCompressedCopy)).toEqual(['/index.html.br', '/index.html.gz']);
  const read = (file: string) => readFileSync(path.join(folder, file));
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(TEXT);
  expect(gunzipSync(read('index.html.gz')).toString()).toBe(TEXT);
});

it.each([
  ['a picture', '/picture.png', TEXT],
  ['a short text', '/robots.txt', 'User-agent: *'],
  ['the data of a page', '/page-data/index/page-data.json', TEXT],
  ['what the site excludes', '/archive/index.html', TEXT],
])('writes no copies of %s', async (_what, file, text) => {
  write(file, text);
  await compress(folder, (one) => one.startsWith('/archive/'));
  expect(builtFiles(folder)).toEqual([file]);
});
