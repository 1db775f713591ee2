/** @jest-environment node */
import { keepTogether } from './keep-together';

it.each([
  ['Launching mid-May 2025.', 'Launching mid-May_2025.'],
  ['on May 2, 2025', 'on May_2, 2025'],
  ['within 30 days or 10 business days', 'within 30_days or 10_business days'],
  ['we may 2 or 3', 'we may 2 or 3'],
  ['<a href="/x">about 55 days</a>', '<a href="/x">about 55_days</a>'],
])('keeps the parts of %s together', (text, kept) => {
  expect(keepTogether(text)).toBe(kept.replaceAll('_', '\u00a0'));
});
