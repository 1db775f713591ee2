import { validate } from './validate';

const messageFor = (name: string, email: string) => validate({ name, email })?.message;

it.each([
  ['', '', ['name', 'email']],
  ['', 'not an address', ['name']],
  ['Ada', '', ['email']],
])('asks for what is blank in %j and %j, before it checks the address', (name, email, blank) => {
  expect(messageFor(name, email)).toBe('Please fill in all fields');
  expect(Object.keys(validate({ name, email })?.fields ?? {})).toEqual(blank);
});

it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@.', 'ada @ example.com'])(
  'rejects %p',
  (address) => expect(messageFor('Ada', address)).toBe('Please enter a valid email address'),
);

it.each(['a@b.c', 'ada+list@mail.example.co.uk', 'アダ@例え.jp', '"a@b"@example.com'])(
  'accepts %p',
  (address) => expect(messageFor('Ada', address)).toBeUndefined(),
);
