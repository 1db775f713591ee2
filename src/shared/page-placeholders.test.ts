import { fillPlaceholder } from './page-placeholders';

it.each([
  ['From {sender}.', 'From A & Co.'],
  ['{sender}, {sender}', 'A & Co, A & Co'],
  ['{sender} or {email}', 'A & Co or {email}'],
  ['Nobody', 'Nobody'],
])('fills in a placeholder wherever the text has it: %s', (text, filled) => {
  expect(fillPlaceholder(text, 'sender', 'A & Co')).toBe(filled);
});
