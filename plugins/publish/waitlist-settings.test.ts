import { plainDelivery } from '../../src/waitlist/delivery/fixtures/plain-delivery';
import { readWaitlistSettings } from './waitlist-settings';

type Settings = Record<string, string>;

const read = (settings: Settings) =>
  readWaitlistSettings(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [`GATSBY_WAITLIST_${name}`, value])),
  );

const plain = plainDelivery('');
const GHOST = 'https://news.example/members/api/send-magic-link/';
const URL = 'https://a.example/x';

describe('valid settings', () => {
  test('without a variable, the form simulates', () => {
    const environment = { PATH: '/bin', GATSBY_WAITLIST_URL: ' ', WAITLIST_REQUIRED: '0' };
    expect(readWaitlistSettings(environment)).toBeNull();
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
    URL,
    '/join',
    'http://localhost:9/x',
    'http://127.0.0.1/x',
    'https://a-b.example:8443/x?y=1&z=%20',
  ])('%s is enough', (address) => expect(read({ URL: address })).toEqual({ ...plain, url: address }));

  test.each<[Settings, object]>([
    [
      { PRESET: 'ghost', URL: GHOST },
      {
        url: GHOST,
        fixed: { emailType: 'subscribe' },
        accept: 'any',
        idempotent: 'address',
        confirms: true,
        integrityToken: true,
      },
    ],
    [
      { PRESET: 'listmonk', URL, FIELDS: '{"list_uuids":["eb420c55"]}' },
      { url: URL, fixed: { list_uuids: ['eb420c55'] }, idempotent: 'address', confirms: true },
    ],
    [{ PRESET: 'formspree', URL }, { url: URL }],
    [
      { PRESET: 'basin', URL },
      { url: URL, format: 'form' },
    ],
    [
      { PRESET: 'netlify', FIELDS: '{"source":"site"}' },
      {
        url: '/waitlist-form/',
        format: 'form',
        accept: 'any',
        fixed: { 'form-name': 'waitlist', source: 'site' },
      },
    ],
    [{ PRESET: 'basin', URL, FORMAT: 'json' }, { url: URL }],
  ])('%j: a preset sets what its variables do not', (settings, delivery) => {
    expect(read(settings)).toEqual({ ...plain, ...delivery });
  });
});

describe('invalid settings are named', () => {
  const ADDRESS = 'GATSBY_WAITLIST_URL must be https:// and a host';

  test.each([
    'http://a.example',
    'http://localhost.a.example',
    'https://me:secret@a.example',
    'https://',
    'https://a.example:x',
    'https://[::1]/',
    '//a.example/x',
    'javascript:alert(1)',
  ])('%s is no address to send names to', (address) => expect(() => read({ URL: address })).toThrow(ADDRESS));

  test.each([...';,\'"`$\\{}<> \t\n#|^é'])('%j breaks a policy or a file of a host', (character) => {
    for (const address of [
      `https://a.example${character}sandbox`,
      `${URL}${character}y`,
      `/join${character}y`,
    ])
      expect(() => read({ URL: address })).toThrow(ADDRESS);
  });

  test('a host is no pattern of hosts', () => expect(() => read({ URL: 'https://*' })).toThrow(ADDRESS));

  test.each<[Settings, string]>([
    [{ FORMAT: 'form' }, 'GATSBY_WAITLIST_URL is missing'],
    [{ URL, FORMAT: 'xml' }, 'GATSBY_WAITLIST_FORMAT must be json or form. It is: xml'],
    [{ URL, ACCEPT: 'html' }, 'GATSBY_WAITLIST_ACCEPT must be json or any'],
    [{ URL, IDEMPOTENT: '1' }, 'GATSBY_WAITLIST_IDEMPOTENT must be no, address or key'],
    [{ URL, CONFIRMS: '1' }, 'GATSBY_WAITLIST_CONFIRMS must be yes or no'],
    [{ URL, PRESET: 'constructor' }, 'PRESET must be ghost, listmonk, formspree, basin or netlify'],
    [{ URL, FIELDS: 'email=EMAIL' }, 'GATSBY_WAITLIST_FIELDS must be JSON in braces'],
    [{ URL, FIELDS: '["email"]' }, 'GATSBY_WAITLIST_FIELDS must be JSON in braces'],
    [{ URL, FIELDS: '{"email":""}' }, 'GATSBY_WAITLIST_FIELDS must be JSON in braces'],
    [{ URL, FIELDS: '{"a":{"b":1}}' }, 'GATSBY_WAITLIST_FIELDS must be JSON in braces'],
    [{ URL, FIELDS: '{"email":"x","x":"y"}' }, 'GATSBY_WAITLIST_FIELDS gives two fields the same name'],
    [{ URL, FIELDS: '{"email":"name"}' }, 'GATSBY_WAITLIST_FIELDS gives two fields the same name'],
    [{ URL, PRESET: 'listmonk' }, 'GATSBY_WAITLIST_FIELDS is missing: it must name the lists'],
    [{ URL, PRESET: 'ghost' }, 'GATSBY_WAITLIST_URL must end with /members/api/send-magic-link/'],
    [{ URL, FORMATS: 'json' }, 'GATSBY_WAITLIST_FORMATS is not known'],
  ])('%j', (settings, sentence) => {
    expect(() => read(settings)).toThrow(sentence);
  });

  test('no receiver where one is required', () => {
    expect(() => readWaitlistSettings({ WAITLIST_REQUIRED: '1' })).toThrow(
      'WAITLIST_REQUIRED is 1, but no receiver',
    );
  });

  test('a password is not repeated', () => {
    expect(() => read({ URL: 'https://me:secret@a.example' })).not.toThrow('secret');
  });
});
