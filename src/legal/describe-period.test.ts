import { describePeriod } from './describe-period';

it.each([
  ['from its first day on', '2025-05-02', null, 'From May 2, 2025'],
  ['to its last day', '2026-12-01', '2027-05-31', 'December 1, 2026 to May 31, 2027'],
  ['on a single day', '2026-12-01', '2026-12-01', 'December 1, 2026'],
])('describes the period of a version that is in force %s', (_when, firstDay, lastDay, text) => {
  const described = describePeriod({ firstDay, lastDay });
  expect(described.replaceAll('\u00a0', ' ')).toBe(text);
});
