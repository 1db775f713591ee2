import { contentSecurityPolicy, FIXED_HEADERS } from './headers';

const code = { scripts: new Set(['one()', 'two()']), styles: new Set(['a{}']) };

const directives = (receiver: string | null): Record<string, string> =>
  Object.fromEntries(
    contentSecurityPolicy(code, { receiver, trustedTypes: ['chunks'] })
      .split('; ')
      .map((directive) => [directive.replace(/ .*/, ''), directive.replace(/^\S+ /, '')]),
  );

it('allows the site’s own files, inline code with a known hash, and nothing else', () => {
  expect(directives(null)).toEqual({
    'default-src': "'none'",
    // printf 'one()' | openssl dgst -sha256 -binary | base64 prints the first hash.
    'script-src':
      "'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=' 'sha256-iMrPAWirDC2X0OhZzLsM2MRIWSmepJGI4r7D8ZlwBOw='",
    'style-src': "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'chunks',
  });
});

it.each([
  [
    'https://lists.example.org:8443/subscription?x=1',
    'https://lists.example.org:8443',
    "'self' https://lists.example.org:8443",
  ],
  ['/join', "'self'", "'self'"],
])('lets forms and scripts send to the receiver %s', (receiver, formAction, connectSrc) => {
  expect(directives(receiver)).toMatchObject({
    'form-action': formAction,
    'connect-src': connectSrc,
  });
});

it.each(['camera', 'geolocation', 'microphone', 'payment'])('lets no page ask for the %s', (feature) => {
  expect(FIXED_HEADERS['Permissions-Policy'].split(', ')).toContain(`${feature}=()`);
});

it('lets no browser guess what kind of file it gets', () => {
  expect(FIXED_HEADERS['X-Content-Type-Options']).toBe('nosniff');
});

it('tells other sites no more of a page than its origin, and sites without encryption nothing', () => {
  expect(FIXED_HEADERS['Referrer-Policy']).toBe('strict-origin');
});
