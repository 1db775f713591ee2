import { CACHING } from './hashed-files';
import { headersFile, nginxFile, redirectsFile, vercelFile } from './host-files';
import { REDIRECTS, securityHeaders, type Hosting } from './hosting';

const hosting: Hosting = {
  headers: securityHeaders("default-src 'none'", false),
  hashedFiles: ['/app-bf8eac147a500446727e.js', '/static/font-06f0549ced96d5d644d32da1506e98d6.woff2'],
};

/** Applies `_headers` to a path as Netlify and Cloudflare do: values of all matching rules, joined. */
function applyHeadersFile(file: string, address: string): Record<string, string> {
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
function applyVercelFile(file: string, address: string): Record<string, string> {
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
  ['/no-such-page', {}],
  ['/no-such-file-00000000000000000000.js', {}],
  ['/app-bf8eac147a500446727e.js', { 'Cache-Control': CACHING.hashed }],
])('gives %s the same headers on every host', (address, caching) => {
  const expected = { ...hosting.headers, ...caching };
  expect(applyHeadersFile(headersFile(hosting), address)).toEqual(expected);
  expect(applyVercelFile(vercelFile(hosting), address)).toEqual(expected);
});

it('gives nginx the same headers, and no location a header of its own', () => {
  const file = nginxFile(hosting);
  for (const [name, value] of Object.entries(hosting.headers)) {
    expect(file).toContain(`\nadd_header ${name} "${value}" always;\n`);
  }
  expect(file).not.toMatch(/^ +add_header/m);
});

it('writes each redirect for every host', () => {
  expect(redirectsFile()).toContain('/privacy /legal?tab=privacy 301\n');
  expect(redirectsFile().split('\n')).toHaveLength(REDIRECTS.length + 1);
  expect(JSON.parse(vercelFile(hosting)).redirects).toContainEqual({
    source: '/legal/terms',
    destination: '/legal?tab=terms',
    statusCode: 301,
  });
  expect(nginxFile(hosting)).toContain('location = /legal/terms/ { return 301 /legal?tab=terms; }');
});

it('stays within the limits of Cloudflare Pages', () => {
  const hashedFiles = Array.from({ length: 200 }, (_, index) => `/${index}-bf8eac147a500446727e.js`);
  const rules = headersFile({ ...hosting, hashedFiles }).match(/^\/.*$/gm);
  expect(rules).toHaveLength(100);
  const headers = { 'Content-Security-Policy': 'x'.repeat(2000) };
  expect(() => headersFile({ ...hosting, headers })).toThrow(
    '_headers has a line of 2027 characters, and Cloudflare Pages reads 2000:   Content-Security-Policy',
  );
});

it('preloads HSTS only when the operator opts in', () => {
  const header = (preload: boolean) => securityHeaders('', preload)['Strict-Transport-Security'];
  expect(header(false)).toBe('max-age=63072000');
  expect(header(true)).toBe('max-age=63072000; includeSubDomains; preload');
});
