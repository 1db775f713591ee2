import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';
import { siteFiles } from './list-files';

const TEXT = 'Deposits are insured up to the limit. '.repeat(50);

it('writes a Brotli and a gzip copy of each long text, but not of the versions of legal documents', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  const files = { '/_headers': TEXT, '/index.html': TEXT, '/legal/terms/2026-01-01/index.html': TEXT };
  const others = { '/picture.png': TEXT, '/robots.txt': 'User-agent: *' };
  for (const [file, text] of Object.entries({ ...files, ...others })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  compress(folder);
  const copies = ['/index.html.br', '/index.html.gz'];
  expect(siteFiles(folder)).toEqual([...Object.keys(files), ...Object.keys(others), ...copies].sort());
  const [brotli, gzip] = copies.map((file) => readFileSync(path.join(folder, file)));
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(TEXT);
  expect(gunzipSync(gzip ?? '').toString()).toBe(TEXT);
  rmSync(folder, { recursive: true });
});
