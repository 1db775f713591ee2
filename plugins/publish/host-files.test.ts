import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CACHING } from './hashed-files';
import { type HostOptions, readHeaders, writeHostFiles } from './host-files';

const SCRIPT = '/app-bf8eac147a500446727e.js';

const OPTIONS: HostOptions = {
  redirects: [{ from: '/old', to: '/new?tab=one' }],
  trustedTypes: ['chunks'],
  receiver: null,
  hstsPreload: false,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'host-files-'));
  for (const file of [SCRIPT, `${SCRIPT}.br`]) write(file, '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Applies `_headers` to a path as Netlify and Cloudflare do: values of all matching rules, joined. */
function applyHeadersFile(address: string): Record<string, string> {
  const given: Record<string, string> = {};
  let applies = false;
  for (const line of read('_headers').split('\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (!name) applies = line === '/*' || line === address;
    else if (applies) given[name] = given[name] ? `${given[name]}, ${value}` : value;
  }
  return given;
}

/** Applies `vercel.json` to a path. */
function applyVercelFile(address: string): Record<string, string> {
  const { headers } = JSON.parse(read('vercel.json')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  return Object.fromEntries(
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );
}

it.each([
  ['/', {}],
  ['/no-such-file-00000000000000000000.js', {}],
  [SCRIPT, { 'Cache-Control': CACHING.hashed }],
])('gives %s the same headers on every host', (address, caching) => {
  writeHostFiles(folder, OPTIONS);
  const expected = { ...readHeaders(folder), ...caching };
  expect(expected).toHaveProperty('Content-Security-Policy');
  expect(applyHeadersFile(address)).toEqual(expected);
  expect(applyVercelFile(address)).toEqual(expected);
});

it('preloads HSTS only when the operator opts in', () => {
  writeHostFiles(folder, OPTIONS);
  expect(readHeaders(folder)['Strict-Transport-Security']).toBe('max-age=63072000');
  writeHostFiles(folder, { ...OPTIONS, hstsPreload: true });
  const preloaded = 'max-age=63072000; includeSubDomains; preload';
  expect(readHeaders(folder)['Strict-Transport-Security']).toBe(preloaded);
});

it('writes each redirect for every host', () => {
  writeHostFiles(folder, OPTIONS);
  expect(read('_redirects')).toContain('/old /new?tab=one 301\n');
  expect(JSON.parse(read('vercel.json'))).toHaveProperty(
    'redirects',
    expect.arrayContaining([{ source: '/old', destination: '/new?tab=one', statusCode: 301 }]),
  );
  expect(read('_nginx.conf')).toContain('location = /old { return 301 /new?tab=one; }');
});

it('refuses a policy that Cloudflare Pages would not read to its end', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `<style>a{order:${index}}</style>`);
  write('index.html', styles.join(''));
  expect(() => writeHostFiles(folder, OPTIONS)).toThrow(
    /^_headers has a line of \d+ characters, and Cloudflare Pages reads 2000: {3}Content-Security-Policy/,
  );
});

it('leaves what only Gatsby reads out of the policy', () => {
  writeHostFiles(folder, OPTIONS);
  const before = readHeaders(folder);
  mkdirSync(path.join(folder, '_gatsby/slices'), { recursive: true });
  write('_gatsby/slices/scripts.html', '<script>window.chunks={}</script>');
  writeHostFiles(folder, OPTIONS);
  expect(readHeaders(folder)).toEqual(before);
});
