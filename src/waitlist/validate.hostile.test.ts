import { MESSAGES } from './messages';
import { validate } from './validate';

const messageFor = (name: string, email: string) => {
  const checked = validate({ name, email });
  return 'invalid' in checked ? checked.invalid.message : undefined;
};

test('checks the specification’s rules before the others', () => {
  expect(messageFor('a'.repeat(192), 'nonsense')).toBe(MESSAGES.invalidEmail);
  expect(messageFor('a'.repeat(192), 'ada@example.com')).toBe(MESSAGES.nameTooLong);
  expect(messageFor('\0', 'nonsense')).toBe(MESSAGES.invalidEmail);
  expect(messageFor('a'.repeat(191), 'ada@example.com')).toBeUndefined();
});

describe('hostile entries', () => {
  const looked = jest.spyOn(RegExp.prototype, 'test');
  beforeEach(() => looked.mockClear());
  afterAll(() => looked.mockRestore());

  test.each<[string, string, string, string | undefined]>([
    ['100,000 at signs', 'Ada', '@'.repeat(100_000), MESSAGES.invalidEmail],
    ['254 at signs', 'Ada', '@'.repeat(254), MESSAGES.invalidEmail],
    ['a megabyte of name', 'a'.repeat(1_000_000), 'ada@example.com', MESSAGES.nameTooLong],
    ['a megabyte of spaces', ' '.repeat(1_000_000), 'ada@example.com', MESSAGES.blank],
    ['a megabyte of spaces inside', `a${' '.repeat(1_000_000)}a`, 'ada@example.com', MESSAGES.nameTooLong],
    ['a megabyte of address', 'Ada', `${'a@a.'.repeat(250_000)}a`, MESSAGES.invalidEmail],
    ['NUL', 'Ada\0', 'ada@example.com', MESSAGES.unreadable],
    ['NUL in the address', 'Ada', 'a\0da@example.com', MESSAGES.unreadable],
    ['half of an emoji', 'Ada \uD83D', 'ada@example.com', MESSAGES.unreadable],
    ['the replacement character', 'Ada \uFFFD', 'ada@example.com', MESSAGES.unreadable],
    ['emoji', '👩‍👩‍👧 Ada', 'ada@example.com', undefined],
    ['right to left', 'עדה \u202Eabc', 'ada@example.com', undefined],
    ['look-alikes', 'Аda', 'аda@example.com', undefined],
    ['190 emoji units', '👍'.repeat(95), 'ada@example.com', undefined],
  ])('%s: no pattern searches a long text', (_what, name, email, message) => {
    expect(messageFor(name, email)).toBe(message);
    for (const [text] of looked.mock.calls) expect(text.length).toBeLessThanOrEqual(254);
    // The pattern of addresses takes quadratic time.
    const addresses = looked.mock.calls.filter((_call, index) =>
      (looked.mock.contexts[index] as RegExp).source.includes('@'),
    );
    for (const [text] of addresses) expect(text.length).toBeLessThanOrEqual(254);
    if (message === undefined) expect(addresses).toEqual([[email]]);
  });
});
