import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, isCompressedCopy } from './compress';
import { siteFiles } from './site-files';

const TEXT = 'Deposits are insured up to the limit. '.repeat(50);

it('writes a Brotli and a gzip copy of each text file, unless it is short or excluded', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  const files = { '/_headers': TEXT, '/index.html': TEXT, '/archive/index.html': TEXT };
  const others = { '/picture.png': TEXT, '/robots.txt': 'User-agent: *' };
  for (const [file, text] of Object.entries({ ...files, ...others })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  compress(folder, (file) => file.startsWith('/archive/'));
  const copies = ['/index.html.br', '/index.html.gz'];
  expect(siteFiles(folder)).toEqual([...Object.keys(files), ...Object.keys(others), ...copies].sort());
  const [brotli, gzip] = copies.map((file) => readFileSync(path.join(folder, file)));
  expect(siteFiles(folder).filter(isCompressedCopy)).toEqual(copies);
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(TEXT);
  expect(gunzipSync(gzip ?? '').toString()).toBe(TEXT);
  rmSync(folder, { recursive: true });
});
