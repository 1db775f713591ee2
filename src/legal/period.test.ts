import { periodOf } from './period';

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
