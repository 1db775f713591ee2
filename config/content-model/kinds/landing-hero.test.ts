import { validFieldsOf } from '../../../tests/support/front-matter';
import { LANDING_HERO } from './landing-hero';

const link = { label: 'a checklist', path: '/sample-issue' };

function isValid(fields: object): boolean {
  const answers = [{ title: 'Yes, it can.', ...fields }];
  return LANDING_HERO.frontMatter.safeParse({ ...validFieldsOf('LandingHero'), answers }).success;
}

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
