import { fillText } from './page-placeholders';

it.each([
  ['From {sender}.', 'From A & Co.'],
  ['{sender}, {sender}', 'A & Co, A & Co'],
  ['{sender} or {email}', 'A & Co or {email}'],
  ['Nobody', 'Nobody'],
])('fills in each place of the name: %s', (text, filled) => {
  expect(fillText(text, 'sender', 'A & Co')).toBe(filled);
});
