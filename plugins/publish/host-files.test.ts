import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CACHE_CONTROL } from './hashed-files';
import { HOST_FILES, type HostOptions, readHeaders, writeHostFiles } from './host-files';

const SCRIPT = '/app-bf8eac147a500446727e.js';
/** A file whose name has a date, which isn't a hash. */
const REPORT = '/report-20250502.pdf';

const OVERRIDE = {
  path: '/admin',
  headers: { 'Content-Security-Policy': "script-src 'self' 'unsafe-eval'", 'X-Robots-Tag': 'noindex' },
};

const OPTIONS: HostOptions = {
  redirects: [{ from: '/old', to: '/new?tab=one' }],
  trustedTypes: ['chunks'],
  receiver: null,
  allowsHstsPreload: false,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'host-files-'));
  for (const file of [SCRIPT, `${SCRIPT}.br`, REPORT]) write(file, '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** The lines of all rules in `_headers` that match a path. */
function linesFor(address: string): string[] {
  // The path of a rule is at the start of a line, and the lines of the rule are indented.
  const rules = read('_headers').split(/^(?=\/)/m);
  return rules.flatMap((rule) => {
    const [pattern = '', ...lines] = rule.split('\n');
    const applies = new RegExp(`^${pattern.replace('*', '.*')}$`).test(address);
    return applies ? lines.filter((line) => line.startsWith('  ')) : [];
  });
}

/** Applies `_headers` as Cloudflare Pages does: it joins the values of rules, unless one is detached. */
function applyOnCloudflare(address: string): Record<string, string> {
  const given = new Map<string, string>();
  for (const line of linesFor(address)) {
    const [, detached] = /^ {2}! (.*)$/.exec(line) ?? [];
    if (detached) {
      given.delete(detached);
      continue;
    }
    const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    const earlier = given.get(name);
    given.set(name, earlier ? `${earlier}, ${value}` : value);
  }
  return Object.fromEntries(given);
}

/** Applies `_headers` as Netlify's own tools do: a later rule wins, and a line without a colon is ignored. */
const applyOnNetlify = (address: string): Record<string, string> =>
  Object.fromEntries(
    linesFor(address)
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(2, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );

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

const expectOnEveryHost = (address: string, expected: Record<string, string>) => {
  expect(applyOnCloudflare(address)).toEqual(expected);
  expect(applyOnNetlify(address)).toEqual(expected);
  expect(applyVercelFile(address)).toEqual(expected);
};

it.each([
  ['/', {}],
  ['/no-such-file-00000000000000000000.js', {}],
  [REPORT, {}],
  [SCRIPT, { 'Cache-Control': CACHE_CONTROL.hashed }],
])('gives %s the same headers on every host', (address, caching) => {
  writeHostFiles(folder, OPTIONS);
  const expected = { ...readHeaders(folder), ...caching };
  expect(expected).toHaveProperty('Content-Security-Policy');
  expectOnEveryHost(address, expected);
});

describe('the headers of a part of the site', () => {
  const files = ['_headers', '_redirects', '_nginx.conf', 'vercel.json'];

  it.each(['/admin', '/admin/', '/admin/editor.js'])('apply on every host to %s', (address) => {
    writeHostFiles(folder, { ...OPTIONS, overrides: [OVERRIDE] });
    expectOnEveryHost(address, { ...readHeaders(folder), ...OVERRIDE.headers });
  });

  it.each(['/', '/administration', '/legal/admin/'])('do not apply to %s', (address) => {
    writeHostFiles(folder, { ...OPTIONS, overrides: [OVERRIDE] });
    const headers = readHeaders(folder);
    expectOnEveryHost(address, headers);
    writeHostFiles(folder, OPTIONS);
    expect(readHeaders(folder)).toEqual(headers);
  });

  it('apply on nginx to hashed and hidden files below the path, which have locations of their own', () => {
    writeHostFiles(folder, { ...OPTIONS, overrides: [OVERRIDE] });
    const [, below = ''] = /^location \^~ \/admin\/ \{\n(.*?)^\}$/ms.exec(read('_nginx.conf')) ?? [];
    expect(below).toContain(`add_header X-Robots-Tag "noindex" always;`);
    expect(below).toContain(`set $site_caching "${CACHE_CONTROL.hashed}";`);
    expect(below).toContain('return 404;');
    expect(below.match(/add_header X-Robots-Tag/g)).toHaveLength(1);
  });

  it('add lines to the hosts’ files and change no other line', () => {
    writeHostFiles(folder, OPTIONS);
    const before = files.map((file) => read(file).split('\n'));
    writeHostFiles(folder, { ...OPTIONS, overrides: [] });
    expect(files.map((file) => read(file).split('\n'))).toEqual(before);
    writeHostFiles(folder, { ...OPTIONS, overrides: [OVERRIDE] });
    for (const [index, file] of files.entries()) {
      const lines = read(file).split('\n');
      expect(before[index]?.filter((line) => !lines.includes(line))).toEqual([]);
    }
  });
});

it('asks for HSTS preloading only when the operator opts in', () => {
  writeHostFiles(folder, OPTIONS);
  expect(readHeaders(folder)['Strict-Transport-Security']).toBe('max-age=63072000');
  writeHostFiles(folder, { ...OPTIONS, allowsHstsPreload: true });
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

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it.each(['index.html', '404.html', 'legal/terms/2025-05-02/index.html'])(
  'allows the inline script of %s',
  (page) => {
    mkdirSync(path.join(folder, path.dirname(page)), { recursive: true });
    write(page, '<script>greet()</script>');
    writeHostFiles(folder, OPTIONS);
    expect(readHeaders(folder)['Content-Security-Policy']).toContain(hashOf('greet()'));
  },
);

it('refuses a policy that Cloudflare Pages would not read to its end', () => {
  const styles = Array.from({ length: 40 }, (_, index) => `<style>a{order:${index}}</style>`);
  write('index.html', styles.join(''));
  expect(() => writeHostFiles(folder, OPTIONS)).toThrow(
    /^_headers has a line of \d+ characters, and Cloudflare Pages reads at most 2000: {3}Content-Security-Policy/,
  );
});

it.each(HOST_FILES)('refuses static%s, which would be replaced', (file) => {
  const project = process.cwd();
  process.chdir(folder);
  try {
    mkdirSync('static');
    write(`static${file}`, '');
    expect(() => writeHostFiles(folder, OPTIONS)).toThrow(
      `static${file} would be replaced: write redirects into the option hosts.redirects`,
    );
  } finally {
    process.chdir(project);
  }
});

it('leaves code that only Gatsby reads out of the policy', () => {
  writeHostFiles(folder, OPTIONS);
  const before = readHeaders(folder);
  mkdirSync(path.join(folder, '_gatsby/slices'), { recursive: true });
  write('_gatsby/slices/scripts.html', '<script>window.chunks={}</script>');
  writeHostFiles(folder, OPTIONS);
  expect(readHeaders(folder)).toEqual(before);
});
