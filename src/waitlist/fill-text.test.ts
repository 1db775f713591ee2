import { fillText } from './fill-text';

it.each([
  ['From {sender}.', 'From A & Co.'],
  ['{sender}, {sender}', 'A & Co, A & Co'],
  ['{sender} or {email}', 'A & Co or {email}'],
  ['Nobody', 'Nobody'],
])('fills in the names that have a value: %s', (text, filled) => {
  expect(fillText(text, { sender: 'A & Co' })).toBe(filled);
});
