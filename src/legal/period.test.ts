import { describePeriod, periodOf } from './period';

const VERSION = { effectiveDate: '2025-05-02', effectiveUntil: '2027-05-31' };

it('begins on the day from which the version is in force', () => {
  const version = { ...VERSION, inForceSince: '2026-12-01' };
  expect(periodOf(version)).toEqual({
    firstDay: '2026-12-01',
    isFirstDayKnown: true,
    lastDay: '2027-05-31',
  });
});

it('begins on the date of the version, while nobody knows when the site went public', () => {
  const version = { ...VERSION, effectiveUntil: null, inForceSince: null };
  expect(periodOf(version)).toEqual({ firstDay: '2025-05-02', isFirstDayKnown: false, lastDay: null });
});

it.each([
  ['from its first day on', '2025-05-02', null, 'From May 2, 2025'],
  ['to its last day', '2026-12-01', '2027-05-31', 'December 1, 2026 to May 31, 2027'],
  ['on a single day', '2026-12-01', '2026-12-01', 'December 1, 2026'],
])('describes the period of a version that is in force %s', (_when, firstDay, lastDay, text) => {
  const described = describePeriod({ firstDay, isFirstDayKnown: true, lastDay });
  expect(described.replaceAll('\u00a0', ' ')).toBe(text);
});
