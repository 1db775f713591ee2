import { findProblem, LONGEST_EMAIL, validate } from './validate';

it.each([
  ['', '', ['name', 'email']],
  ['', 'not an address', ['name']],
  ['Ada', '', ['email']],
])('asks for what is blank in %j and %j, before it checks the address', (name, email, fields) => {
  expect(validate({ name, email })).toEqual({ problem: 'blank', fields });
});

it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@.', 'ada @ example.com'])('rejects %p', (email) =>
  expect(validate({ name: 'Ada', email })).toEqual({ problem: 'invalidEmail', fields: ['email'] }),
);

it.each(['a@b.c', 'ada+list@mail.example.co.uk', 'アダ@例え.jp', '"a@b"@example.com'])(
  'accepts %p',
  (email) => expect(validate({ name: 'Ada', email })).toBeNull(),
);

it.each([
  ['zero-width space', '\u200B'],
  ['zero-width non-joiner', '\u200C'],
  ['zero-width joiner', '\u200D'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\uFEFF'],
  ['soft hyphen', '\u00AD'],
  ['right-to-left mark', '\u200F'],
  ['no-break space', '\u00A0'],
])('treats an entry of nothing but %s as blank', (_name, character) => {
  for (const entry of [character, ` ${character}${character} `]) {
    expect(findProblem('name', entry)).toBe('blank');
    expect(findProblem('email', entry)).toBe('blank');
  }
});

it.each(['نرگس\u200Cزهرا', 'ශ්\u200Dරී', 'Ada\u00AD'])(
  'accepts the name %p, with an invisible character beside letters',
  (name) => expect(findProblem('name', name)).toBeNull(),
);

describe('the length of an address (RFC 5321)', () => {
  const addressOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  it('is at most 254 characters', () => {
    expect(findProblem('email', addressOf(LONGEST_EMAIL))).toBeNull();
    expect(findProblem('email', addressOf(LONGEST_EMAIL + 1))).toBe('invalidEmail');
  });

  it('is checked before the pattern, whose running time grows with its cube', () => {
    const tested: number[] = [];
    // `test` calls `exec` (ECMAScript, RegExpExec): 20,000 at signs never reach the pattern itself here.
    const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      if (this.source.includes('@')) tested.push(text.length);
      return null;
    });
    const problem = findProblem('email', '@'.repeat(20_000));
    spy.mockRestore();
    expect(problem).toBe('invalidEmail');
    expect(tested).toEqual([]);
  });
});
