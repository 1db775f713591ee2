import * as z from 'zod';
import { date, text as prose } from '../fields';
import { typesetFields, insertNonBreakingSpaces } from './typeset';

it.each([
  ['Launching mid-May 2025.', 'Launching mid-May_2025.'],
  ['on May 2, 2025', 'on May_2, 2025'],
  ['within 30 days or 10 business days', 'within 30_days or 10_business days'],
  ['at 1 p.m. or 10 a.m.', 'at 1_p.m. or 10_a.m.'],
  ['we may 2 or 3', 'we may 2 or 3'],
  ['Portland, ME 04101, USA', 'Portland, ME_04101, USA'],
  ['<a href="/x">about 55 days</a>', '<a href="/x">about 55_days</a>'],
])('puts no-break spaces into dates, quantities and addresses: %s', (text, expected) => {
  expect(insertNonBreakingSpaces(text)).toBe(expected.replaceAll('_', '\u00a0'));
});

it('typesets texts in lists, and leaves other values as they are', () => {
  const step = z.strictObject({ when: prose, on: date, order: z.int(), none: prose.optional() });
  const steps = [{ when: 'April 30', on: '2025-04-30', order: 1 }];
  expect(typesetFields({ steps }, z.strictObject({ steps: z.array(step).optional() }))).toEqual({
    steps: [{ when: 'April\u00a030', on: '2025-04-30', order: 1 }],
  });
});

it.each([
  ["your team's, and the banks' own", 'your team’s, and the banks’ own'],
  ["Say 'yes' or 'no'", "Say 'yes' or 'no'"],
  ["Don't say 'no'", "Don’t say 'no'"],
])('typesets apostrophes, and leaves quotation marks as they are: %s', (text, expected) => {
  expect(typesetFields({ text }, z.strictObject({ text: prose }))).toEqual({ text: expected });
});
