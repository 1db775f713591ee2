import { describePeriod } from './describe-period';

const VERSION = { effectiveDate: '2025-05-02', effectiveUntil: null, inForceSince: '2025-05-02' };
const FIRST = { ...VERSION, inForceSince: '2026-12-01' };
const UNKNOWN = { ...VERSION, inForceSince: null };

it.each([
  ['from its date, when it applied from then', VERSION, 'from May 2, 2025'],
  ['from the day on which the site went public, when that is later', FIRST, 'from December 1, 2026'],
  ['from its date, while nobody knows when the site went public', UNKNOWN, 'from May 2, 2025'],
  ['to its last day', { ...FIRST, effectiveUntil: '2027-05-31' }, 'December 1, 2026 to May 31, 2027'],
  ['on a single day', { ...FIRST, effectiveUntil: '2026-12-01' }, 'December 1, 2026'],
])('describes the period of a version that is in force %s', (_when, version, period) => {
  expect(describePeriod(version, true).replaceAll('\u00a0', ' ')).toBe(period);
});

it('names only the date of a version before the site is public', () => {
  const version = { ...UNKNOWN, effectiveUntil: '2027-05-31' };
  expect(describePeriod(version, false).replaceAll('\u00a0', ' ')).toBe('May 2, 2025');
});
