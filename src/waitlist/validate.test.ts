import fc from 'fast-check';
import { MESSAGES } from './messages';
import { validate } from './validate';

const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
const fields = ({ name, email }: { name: string; email: string }) => {
  const checked = validate({ name, email });
  return 'invalid' in checked ? checked.invalid.fields : {};
};
const messageFor = (name: string, email: string) => {
  const checked = validate({ name, email });
  return 'invalid' in checked ? checked.invalid.message : undefined;
};

it.each([
  ['', '', ['name', 'email']],
  [' \t\n', 'ada@example.com', ['name']],
  ['', 'not an address', ['name']],
  ['Ada', '\u00a0 ', ['email']],
])('asks for what is blank in %j and %j, before it checks the address', (name, email, blank) => {
  expect(messageFor(name, email)).toBe('Please fill in all fields');
  expect(Object.keys(fields({ name, email }))).toEqual(blank);
});

it('returns both entries trimmed', () => {
  expect(validate({ name: '  Ada Lovelace ', email: '\tada@example.com\n' })).toEqual({
    signup: { name: 'Ada Lovelace', email: 'ada@example.com' },
  });
});

it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@.', 'ada @ example.com', ofLength(255)])(
  'rejects %p',
  (address) => expect(messageFor('Ada', address)).toBe('Please enter a valid email address'),
);

it.each(['a@b.c', 'ada+list@mail.example.co.uk', 'アダ@例え.jp', '"a@b"@example.com', `  ${ofLength(254)} `])(
  'accepts %p',
  (address) => expect(messageFor('Ada', address)).toBeUndefined(),
);

it('agrees with the pattern of docs/requirements.md on any text of up to 254 characters', () => {
  const nearlyAnAddress = fc.string({
    unit: fc.constantFrom('a', 'é', '@', '@', '.', '.', ' ', '\n', '\u00a0', '\u200b', '😀'),
    maxLength: 127,
  });
  fc.assert(
    fc.property(nearlyAnAddress, (address) => {
      const matches = ![MESSAGES.blank, MESSAGES.invalidEmail].includes(messageFor('Ada', address) as never);
      expect(matches).toBe(/\S+@\S+\.\S+/.test(address.trim()));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['100,000 at signs', 'Ada', '@'.repeat(100_000), MESSAGES.invalidEmail],
  ['a long name and a wrong address', 'a'.repeat(192), 'nonsense', MESSAGES.invalidEmail],
  ['192 characters of name', 'a'.repeat(192), 'ada@example.com', MESSAGES.nameTooLong],
  ['191 characters of name', 'a'.repeat(191), 'ada@example.com', undefined],
  ['a megabyte of spaces', ' '.repeat(1_000_000), 'ada@example.com', MESSAGES.blank],
  ['a megabyte of address', 'Ada', `${'a@a.'.repeat(250_000)}a`, MESSAGES.invalidEmail],
  ['NUL', 'Ada\0', 'ada@example.com', MESSAGES.unreadable],
  ['NUL in the address', 'Ada', 'a\0da@example.com', MESSAGES.unreadable],
  ['half of an emoji', 'Ada \uD83D', 'ada@example.com', MESSAGES.unreadable],
  ['the replacement character', 'Ada \uFFFD', 'ada@example.com', MESSAGES.unreadable],
  ['emoji and right to left', '👩‍👩‍👧 עדה \u202Eabc', 'ada@example.com', undefined],
])('%s: searches no long text with a pattern', (_what, name, email, message) => {
  const search = jest.spyOn(RegExp.prototype, 'test');
  expect(messageFor(name, email)).toBe(message);
  for (const [text] of search.mock.calls) expect(text.length).toBeLessThanOrEqual(254);
  search.mockRestore();
});
