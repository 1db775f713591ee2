import type { DeliveryConfig } from '../../src/shared/delivery-config';
import { readDeliveryConfig } from './read-delivery-config';

type Settings = Record<string, string>;

const read = (settings: Settings) =>
  readDeliveryConfig(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [`GATSBY_WAITLIST_${name}`, value])),
  );

/** The settings without the address, when no other variable is set. */
const DEFAULTS: Omit<DeliveryConfig, 'url'> = {
  preset: null,
  format: 'json',
  fields: { name: 'name', email: 'email' },
  accept: 'json',
  idempotent: 'no',
  honeypot: false,
  confirms: false,
};
const RECEIVER = 'https://a.example/x';

describe('valid settings', () => {
  it('the form simulates when no variable is set', () => {
    const environment = { PATH: '/bin', GATSBY_WAITLIST_URL: ' ' };
    expect(readDeliveryConfig(environment)).toBeNull();
  });

  it('fields can be renamed and added', () => {
    const FIELDS = '{"name":"FNAME","email":"EMAIL","source":"site","tags":["a","b"]}';
    expect(
      read({ URL: '/join', FORMAT: 'form', FIELDS, ACCEPT: 'any', IDEMPOTENT: 'key', HONEYPOT: 'yes' }),
    ).toEqual({
      ...DEFAULTS,
      url: '/join',
      format: 'form',
      fields: { name: 'FNAME', email: 'EMAIL', source: 'site', tags: ['a', 'b'] },
      accept: 'any',
      idempotent: 'key',
      honeypot: true,
    });
  });

  it.each(['/join', 'http://localhost:9/x', 'https://a-b.example:8443/x?y=1&z=%20'])(
    'the address %s is enough',
    (address) => expect(read({ URL: address })).toEqual({ ...DEFAULTS, url: address }),
  );

  it('a preset sets what no variable does', () => {
    expect(read({ PRESET: 'ghost', URL: RECEIVER, CONFIRMS: 'no', FIELDS: '{"source":"site"}' })).toEqual({
      ...DEFAULTS,
      preset: 'ghost',
      url: RECEIVER,
      fields: { name: 'name', email: 'email', emailType: 'subscribe', source: 'site' },
      idempotent: 'address',
    });
  });
});

describe('invalid settings', () => {
  const ADDRESS = 'GATSBY_WAITLIST_URL must be https:// and a host';

  it.each([
    'http://a.example',
    'http://localhost.a.example',
    'https://me:secret@a.example',
    'https://*',
    'https://[::1]/',
    '//a.example/x',
  ])('the address %s is refused', (address) => expect(() => read({ URL: address })).toThrow(ADDRESS));

  it.each(';,\'"`$\\{}<> \t\n#|^é'.split(''))(
    'an address with %j, which could break a policy or a host’s file, is refused',
    (character) => {
      for (const address of [`https://a.example${character}sandbox`, `/join${character}y`]) {
        expect(() => read({ URL: address })).toThrow(ADDRESS);
      }
    },
  );

  it.each<[Settings, string]>([
    [{ FORMAT: 'form' }, 'GATSBY_WAITLIST_URL is missing: it must be https://'],
    [{ URL: RECEIVER, FORMAT: 'xml' }, 'GATSBY_WAITLIST_FORMAT must be json or form. It is: xml'],
    [{ URL: RECEIVER, IDEMPOTENT: '1' }, 'GATSBY_WAITLIST_IDEMPOTENT must be no, address or key'],
    [{ URL: RECEIVER, PRESET: 'constructor' }, 'PRESET must be ghost, listmonk, formspree or basin'],
    [{ URL: RECEIVER, FIELDS: 'email=EMAIL' }, 'GATSBY_WAITLIST_FIELDS must be JSON in braces'],
    [{ URL: RECEIVER, FIELDS: '{"a":{"b":1}}' }, 'GATSBY_WAITLIST_FIELDS must be JSON in braces'],
    [{ URL: RECEIVER, FORMATS: 'json' }, 'GATSBY_WAITLIST_FORMATS is not known'],
  ])('%j is reported in a sentence', (settings, sentence) => {
    expect(() => read(settings)).toThrow(sentence);
  });

  it('a password is not repeated in the error', () => {
    expect(() => read({ URL: 'https://me:secret@a.example' })).not.toThrow('secret');
  });
});
