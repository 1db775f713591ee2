import type { DeliveryConfig } from '../../../src/shared/delivery-config';
import { plainDelivery } from '../../../src/waitlist/delivery/fixtures/plain-delivery';
import { contentSecurityPolicy, securityHeaders } from './hosting';

const code = { scripts: new Set(['one()', 'two()']), styles: new Set(['a{}']) };

function directives(delivery: DeliveryConfig | null = null, inline = code): Record<string, string> {
  return Object.fromEntries(
    contentSecurityPolicy(inline, delivery)
      .split('; ')
      .map((directive) => [directive.replace(/ .*/, ''), directive.replace(/^\S+ /, '')]),
  );
}

it('allows inline code by its hash', () => {
  // printf 'one()' | openssl dgst -sha256 -binary | base64, and so on.
  expect(directives()['script-src']).toBe(
    "'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=' 'sha256-iMrPAWirDC2X0OhZzLsM2MRIWSmepJGI4r7D8ZlwBOw='",
  );
  expect(directives()['style-src']).toBe("'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='");
  expect(directives(null, { scripts: new Set(), styles: new Set() })['style-src']).toBe("'none'");
});

it('allows nothing else', () => {
  expect(directives()).toEqual({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self'( 'sha256-\S{44}'){2}$/),
    'style-src': expect.stringMatching(/^'sha256-\S{44}'$/),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'chunks',
  });
});

it('preloads HSTS only when the operator opts in', () => {
  expect(securityHeaders('', true)['Strict-Transport-Security']).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
});

it.each([
  ['nobody', null, "'none'", "'self'"],
  [
    'another site',
    'https://lists.example.org/api/public/subscription?x=1',
    'https://lists.example.org',
    "'self' https://lists.example.org",
  ],
  ['this computer', 'http://127.0.0.1:8080/join', 'http://127.0.0.1:8080', "'self' http://127.0.0.1:8080"],
  ['a path of the site', '/join', "'self'", "'self'"],
])('allows sign-ups to %s', (_whom, url, formAction, connectSrc) => {
  const { 'connect-src': connect, 'form-action': form } = directives(url ? plainDelivery(url) : null);
  expect([connect, form]).toEqual([connectSrc, formAction]);
});

it.each([
  'https://a.example;sandbox',
  'https://$host',
  "https://a.example'x",
  'https://*',
  'https://*.example',
  'http://[::1]:80',
])('refuses the receiver %s, which would change the policy or a host’s file', (url) => {
  expect(() => contentSecurityPolicy(code, plainDelivery(url))).toThrow(
    'its host must consist of letters, digits, dots and hyphens',
  );
});
