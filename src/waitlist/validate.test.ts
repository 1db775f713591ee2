import fc from 'fast-check';
import { validate } from './validate';

const BLANK = 'Please fill in all fields';
const BAD_EMAIL = 'Please enter a valid email address';
const email = (address: string) => validate({ name: 'Ada', email: address });
const isValid = (address: string) => 'signup' in email(address);
const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('validate', () => {
  it('reports both fields when both are blank, the name first', () => {
    expect(validate({ name: '', email: '' })).toEqual({
      invalid: { message: BLANK, fields: ['name', 'email'] },
    });
  });

  it.each([
    ['name', { name: ' \t\n', email: 'ada@example.com' }],
    ['email', { name: 'Ada', email: '\u00a0 ' }],
  ])('treats a %s of spaces as blank', (field, entered) => {
    expect(validate(entered)).toEqual({ invalid: { message: BLANK, fields: [field] } });
  });

  it('checks for blank fields before the pattern', () => {
    expect(validate({ name: '', email: 'not an address' })).toEqual({
      invalid: { message: BLANK, fields: ['name'] },
    });
  });

  it('rejects an address that does not match the pattern', () => {
    expect(email('ada@example')).toEqual({ invalid: { message: BAD_EMAIL, fields: ['email'] } });
  });

  it('returns both fields trimmed', () => {
    expect(validate({ name: '  Ada Lovelace ', email: '\tada@example.com\n' })).toEqual({
      signup: { name: 'Ada Lovelace', email: 'ada@example.com' },
    });
  });

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@.', 'ada@example.', 'ada @ example.com'])(
    'rejects %p',
    (address) => expect(isValid(address)).toBe(false),
  );

  it.each(['a@b.c', 'ada+list@mail.example.co.uk', 'アダ@例え.jp', '"a@b"@example.com'])(
    'accepts %p',
    (address) => expect(isValid(address)).toBe(true),
  );

  it('accepts up to 254 characters, without the spaces around them', () => {
    expect(isValid(ofLength(254))).toBe(true);
    expect(isValid(`  ${ofLength(254)}  `)).toBe(true);
    expect(isValid(ofLength(255))).toBe(false);
  });

  it('agrees with the pattern of the specification on any text of up to 254 characters', () => {
    const nearlyAnAddress = fc.string({
      unit: fc.constantFrom('a', 'é', '@', '@', '.', '.', ' ', '\n', '\u00a0', '\u200b', '😀'),
      maxLength: 127,
    });
    // fast-check's unit "binary" takes a second to set up.
    const anyText = fc
      .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 127 })
      .map((codePoints) => String.fromCodePoint(...codePoints));
    fc.assert(
      fc.property(fc.oneof(nearlyAnAddress, anyText), (address) => {
        const checked = email(address);
        // A matching address may still contain characters that cannot be stored.
        const matches = !('invalid' in checked) || ![BLANK, BAD_EMAIL].includes(checked.invalid.message);
        expect(matches).toBe(/\S+@\S+\.\S+/.test(address.trim()));
      }),
      { numRuns: 2000 },
    );
  });
});
