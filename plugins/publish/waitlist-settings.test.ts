import { plainDelivery } from '../../src/waitlist/delivery/fixtures/plain-delivery';
import { readWaitlistSettings } from './waitlist-settings';

const read = (settings: Record<string, string>) =>
  readWaitlistSettings(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [`GATSBY_WAITLIST_${name}`, value])),
  );

const plain = plainDelivery('');

describe('valid settings', () => {
  test('without a variable, the form simulates', () => {
    expect(
      readWaitlistSettings({ PATH: '/bin', GATSBY_WAITLIST_URL: ' ', WAITLIST_REQUIRED: '0' }),
    ).toBeNull();
  });

  test('an address alone is enough', () => {
    expect(read({ URL: 'https://lists.example/join' })).toEqual({
      ...plain,
      url: 'https://lists.example/join',
    });
  });

  test('fields are renamed and added', () => {
    const FIELDS = '{"name":"FNAME","email":"EMAIL","source":"site","tags":["a","b"]}';
    expect(
      read({ URL: '/join', FORMAT: 'form', FIELDS, ACCEPT: 'any', IDEMPOTENT: 'key', HONEYPOT: 'yes' }),
    ).toEqual({
      url: '/join',
      format: 'form',
      names: { name: 'FNAME', email: 'EMAIL' },
      fixed: { source: 'site', tags: ['a', 'b'] },
      accept: 'any',
      idempotent: 'key',
      honeypot: true,
      confirms: false,
      integrityToken: false,
    });
  });

  test.each([
    'https://a.example/x',
    '/join',
    'http://localhost:9/x',
    'http://127.0.0.1/x',
    'http://[::1]:80/',
  ])('%s is accepted', (URL) => expect(read({ URL })?.url).toBe(URL));
});

describe('presets', () => {
  const GHOST = 'https://news.example/members/api/send-magic-link/';

  test('Ghost needs only its address', () => {
    expect(read({ PRESET: 'ghost', URL: GHOST })).toEqual({
      ...plain,
      url: GHOST,
      fixed: { emailType: 'subscribe' },
      accept: 'any',
      idempotent: 'address',
      confirms: true,
      integrityToken: true,
    });
  });

  test.each(['https://news.example/', GHOST.slice(0, -1), `${GHOST}?source=site`])(
    'Ghost is not at %s',
    (URL) =>
      expect(() => read({ PRESET: 'ghost', URL })).toThrow(
        'GATSBY_WAITLIST_URL must end with /members/api/send-magic-link/, for instance https://news.example.org/members/api/send-magic-link/, because the preset is ghost.',
      ),
  );

  test('listmonk', () => {
    expect(
      read({
        PRESET: 'listmonk',
        URL: 'https://lists.example/api/public/subscription',
        FIELDS: '{"list_uuids":["eb420c55"]}',
      }),
    ).toEqual({
      ...plain,
      url: 'https://lists.example/api/public/subscription',
      fixed: { list_uuids: ['eb420c55'] },
      idempotent: 'address',
      confirms: true,
    });
  });

  test('Formspree', () => {
    const URL = 'https://formspree.io/f/abc';
    expect(read({ PRESET: 'formspree', URL })).toEqual({ ...plain, url: URL });
  });

  test('Basin', () => {
    const URL = 'https://usebasin.com/f/abc';
    expect(read({ PRESET: 'basin', URL })).toEqual({ ...plain, url: URL, format: 'form' });
  });

  test('Netlify needs nothing else, and keeps its own field beside another', () => {
    expect(read({ PRESET: 'netlify', FIELDS: '{"source":"site"}' })).toEqual({
      ...plain,
      url: '/waitlist-form/',
      format: 'form',
      accept: 'any',
      fixed: { 'form-name': 'waitlist', source: 'site' },
    });
  });

  test('a variable overrides its preset', () => {
    expect(read({ PRESET: 'basin', URL: 'https://usebasin.com/f/abc', FORMAT: 'json' })?.format).toBe('json');
    expect(read({ PRESET: 'ghost', URL: GHOST, CONFIRMS: 'no' })?.confirms).toBe(false);
  });
});

describe('invalid settings, by name', () => {
  const URL = 'https://a.example';
  test.each<[string, Record<string, string>, string]>([
    ['an address without https', { URL: 'http://a.example' }, 'GATSBY_WAITLIST_URL must be an address'],
    ['an address of another host', { URL: '//a.example/x' }, 'GATSBY_WAITLIST_URL must be an address'],
    ['the same, with a backslash', { URL: '/\\a.example/x' }, 'GATSBY_WAITLIST_URL must be an address'],
    ['a script', { URL: 'javascript:alert(1)' }, 'GATSBY_WAITLIST_URL must be an address'],
    ['a password', { URL: 'https://me:secret@a.example' }, 'GATSBY_WAITLIST_URL must be an address'],
    [
      'a host that only looks like this computer',
      { URL: 'http://localhost.a.example' },
      'GATSBY_WAITLIST_URL must',
    ],
    ['no address', { FORMAT: 'form' }, 'GATSBY_WAITLIST_URL is missing'],
    ['an unknown format', { URL, FORMAT: 'xml' }, 'GATSBY_WAITLIST_FORMAT must be json or form. It is: xml'],
    ['an unknown kind of answer', { URL, ACCEPT: 'html' }, 'GATSBY_WAITLIST_ACCEPT must be json or any'],
    ['an unknown kind of idempotency', { URL, IDEMPOTENT: '1' }, 'IDEMPOTENT must be no, address or key'],
    [
      'an unknown preset',
      { URL, PRESET: 'constructor' },
      'PRESET must be ghost, listmonk, formspree, basin or netlify',
    ],
    [
      'fields that are not JSON',
      { URL, FIELDS: 'email=EMAIL' },
      'GATSBY_WAITLIST_FIELDS must be JSON in braces',
    ],
    ['fields in a list', { URL, FIELDS: '["email"]' }, 'GATSBY_WAITLIST_FIELDS must be JSON in braces'],
    ['a name that is not text', { URL, FIELDS: '{"email":1}' }, 'GATSBY_WAITLIST_FIELDS'],
    ['an empty name', { URL, FIELDS: '{"email":""}' }, 'GATSBY_WAITLIST_FIELDS must be JSON'],
    ['two fields of one name', { URL, FIELDS: '{"email":"x","x":"y"}' }, 'gives two fields the same name'],
    ['both fields under one name', { URL, FIELDS: '{"email":"name"}' }, 'gives two fields the same name'],
    ['a tree in a form', { URL, FORMAT: 'form', FIELDS: '{"a":{"b":1}}' }, 'because the format is form'],
    [
      'listmonk without lists',
      { URL, PRESET: 'listmonk' },
      'GATSBY_WAITLIST_FIELDS is missing: it must name the lists',
    ],
    ['a variable that does not exist', { URL, FORMATS: 'json' }, 'GATSBY_WAITLIST_FORMATS is not known'],
  ])('%s', (_what, settings, sentence) => {
    expect(() => read(settings)).toThrow(sentence);
  });

  test('no receiver where one is required', () => {
    expect(() => readWaitlistSettings({ WAITLIST_REQUIRED: '1' })).toThrow(
      'WAITLIST_REQUIRED is 1, but no receiver',
    );
    expect(() => readWaitlistSettings({ WAITLIST_REQUIRED: 'yes' })).toThrow(
      'WAITLIST_REQUIRED must be 1 or 0',
    );
  });

  test('a password is not repeated', () => {
    expect(() => read({ URL: 'https://me:secret@a.example' })).not.toThrow('secret');
  });
});
