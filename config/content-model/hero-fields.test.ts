import { heroFields } from './hero-fields';

const link = { label: 'a checklist', path: '/sample-issue' };
const isValid = (fields: object) =>
  heroFields.answers.safeParse([{ title: 'Yes, it can.', ...fields }]).success;

it('accepts a text with a link in it, and a text without any', () => {
  expect(isValid({ text: 'Here is {link}.', link })).toBe(true);
  expect(isValid({ text: 'Read your agreement.' })).toBe(true);
});

it.each([
  ['a link that the text has no place for', { text: 'Read your agreement.', link }],
  ['a place for a link that is missing', { text: 'Here is {link}.' }],
  ['two places, because the page would lose the words after the second', { text: '{link} or {link}.', link }],
])('refuses %s', (_case, fields) => {
  expect(isValid(fields)).toBe(false);
});
