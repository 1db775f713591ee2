import type { DeliveryConfig } from './delivery-config';
import { readWaitlistSettings } from './settings';

type Settings = Record<string, string>;

const read = (settings: Settings) =>
  readWaitlistSettings(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [`GATSBY_WAITLIST_${name}`, value])),
  );

/** What is read where only the address is set. */
const plain: Omit<DeliveryConfig, 'url'> = {
  format: 'json',
  fields: { name: 'name', email: 'email' },
  accept: 'json',
  idempotent: 'no',
  honeypot: false,
  confirms: false,
};
const URL = 'https://a.example/x';

describe('valid settings', () => {
  test('without a variable, the form simulates', () => {
    const environment = { PATH: '/bin', GATSBY_WAITLIST_URL: ' ' };
    expect(readWaitlistSettings(environment)).toBeNull();
  });

  test('fields are renamed and added', () => {
    const FIELDS = '{"name":"FNAME","email":"EMAIL","source":"site","tags":["a","b"]}';
    expect(
      read({ URL: '/join', FORMAT: 'form', FIELDS, ACCEPT: 'any', IDEMPOTENT: 'key', HONEYPOT: 'yes' }),
    ).toEqual({
      ...plain,
      url: '/join',
      format: 'form',
      fields: { name: 'FNAME', email: 'EMAIL', source: 'site', tags: ['a', 'b'] },
      accept: 'any',
      idempotent: 'key',
      honeypot: true,
    });
  });

  test.each(['/join', 'http://localhost:9/x', 'https://a-b.example:8443/x?y=1&z=%20'])(
    '%s is enough',
    (address) => expect(read({ URL: address })).toEqual({ ...plain, url: address }),
  );

  test('a preset sets what its variables do not', () => {
    expect(read({ PRESET: 'ghost', URL, CONFIRMS: 'no', FIELDS: '{"source":"site"}' })).toEqual({
      ...plain,
      preset: 'ghost',
      url: URL,
      fields: { ...plain.fields, emailType: 'subscribe', source: 'site' },
      accept: 'any',
      idempotent: 'address',
    });
  });
});

describe('invalid settings are named', () => {
  const ADDRESS = 'GATSBY_WAITLIST_URL must be https:// and a host';

  test.each([
    'http://a.example',
    'http://localhost.a.example',
    'https://me:secret@a.example',
    'https://*',
    'https://[::1]/',
    '//a.example/x',
  ])('%s is no address to send names to', (address) => expect(() => read({ URL: address })).toThrow(ADDRESS));

  test.each([...';,\'"`$\\{}<> \t\n#|^é'])('%j breaks a policy or a file of a host', (character) => {
    for (const address of [`https://a.example${character}sandbox`, `/join${character}y`])
      expect(() => read({ URL: address })).toThrow(ADDRESS);
  });

  test.each<[Settings, string]>([
    [{ FORMAT: 'form' }, 'GATSBY_WAITLIST_URL is missing: it must be https://'],
    [{ URL, FORMAT: 'xml' }, 'GATSBY_WAITLIST_FORMAT must be json or form. It is: xml'],
    [{ URL, IDEMPOTENT: '1' }, 'GATSBY_WAITLIST_IDEMPOTENT must be no, address or key'],
    [{ URL, PRESET: 'constructor' }, 'PRESET must be ghost, listmonk, formspree or basin'],
    [{ URL, FIELDS: 'email=EMAIL' }, 'GATSBY_WAITLIST_FIELDS must be JSON in braces'],
    [{ URL, FIELDS: '{"a":{"b":1}}' }, 'GATSBY_WAITLIST_FIELDS must be JSON in braces'],
    [{ URL, FORMATS: 'json' }, 'GATSBY_WAITLIST_FORMATS is not known'],
  ])('%j', (settings, sentence) => {
    expect(() => read(settings)).toThrow(sentence);
  });

  test('a password is not repeated', () => {
    expect(() => read({ URL: 'https://me:secret@a.example' })).not.toThrow('secret');
  });
});
