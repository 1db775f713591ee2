import { CACHING } from './hashed-files';
import { hostFiles } from './host-files';
import { securityHeaders, type Hosting } from './hosting';

const hosting: Hosting = {
  headers: securityHeaders("default-src 'none'", false),
  hashedFiles: ['/app-bf8eac147a500446727e.js', '/static/font-06f0549ced96d5d644d32da1506e98d6.woff2'],
};

/** Applies `_headers` to a path as Netlify and Cloudflare do: values of all matching rules, joined. */
function applyHeadersFile(file = '', address: string): Record<string, string> {
  const given: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (!name) applies = line === '/*' || line === address;
    else if (applies) given[name] = given[name] ? `${given[name]}, ${value}` : value;
  }
  return given;
}

/** Applies `vercel.json` to a path. */
function applyVercelFile(file = '', address: string): Record<string, string> {
  const { headers } = JSON.parse(file) as {
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
  ['/app-bf8eac147a500446727e.js', { 'Cache-Control': CACHING.hashed }],
])('gives %s the same headers on every host', (address, caching) => {
  const expected = { ...hosting.headers, ...caching };
  const files = hostFiles(hosting);
  expect(applyHeadersFile(files['/_headers'], address)).toEqual(expected);
  expect(applyVercelFile(files['/vercel.json'], address)).toEqual(expected);
});

it('writes each redirect for every host', () => {
  const files = hostFiles(hosting);
  expect(files['/_redirects']).toContain('/privacy /legal?tab=privacy 301\n');
  expect(JSON.parse(files['/vercel.json'] ?? '')).toHaveProperty(
    'redirects',
    expect.arrayContaining([{ source: '/legal/terms', destination: '/legal?tab=terms', statusCode: 301 }]),
  );
  expect(files['/_nginx.conf']).toContain('location = /legal/terms/ { return 301 /legal?tab=terms; }');
});

it('stays within the limits of Cloudflare Pages', () => {
  const hashedFiles = Array.from({ length: 200 }, (_, index) => `/${index}-bf8eac147a500446727e.js`);
  expect(hostFiles({ ...hosting, hashedFiles })['/_headers']?.match(/^\/.*$/gm)).toHaveLength(100);
  const headers = { 'Content-Security-Policy': 'x'.repeat(2000) };
  expect(() => hostFiles({ ...hosting, headers })).toThrow(
    '_headers has a line of 2027 characters, and Cloudflare Pages reads 2000:   Content-Security-Policy',
  );
});

it.each(['https://a.example"x', 'https://$host', 'a\\', 'a\nX-Other: b', 'https://bücher.example'])(
  'refuses to write %j into a host’s file',
  (value) => {
    const headers = { 'Content-Security-Policy': `connect-src ${value}` };
    for (const part of [{ headers }, { hashedFiles: [value] }, { receiver: value }]) {
      expect(() => hostFiles({ ...hosting, ...part })).toThrow("No host's file can hold");
    }
  },
);
