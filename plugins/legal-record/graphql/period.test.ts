import { periodOf } from './period';

const FIRST = { effectiveDate: '2025-05-02', lastDay: null, isRecorded: true, previous: null };
const LATER = { ...FIRST, previous: 'id of the first version' };
const PUBLIC_SINCE = { publicSince: '2026-12-01' };

it.each([
  ['on which the site went public, when the version is older', FIRST, '2026-12-01'],
  [
    'on which it takes effect, when the site was public by then',
    { ...FIRST, effectiveDate: '2027-01-31' },
    '2027-01-31',
  ],
])('says that a first version is in force from the day %s', (_which, version, firstDay) => {
  expect(periodOf(version, PUBLIC_SINCE)).toMatchObject({ firstDay, isFirstDayKnown: true });
});

it('returns the date of a first version, marked as not known, when nobody knows when the site went public', () => {
  expect(periodOf(FIRST, {})).toMatchObject({ firstDay: '2025-05-02', isFirstDayKnown: false });
});

it.each([PUBLIC_SINCE, {}])(
  'says that a later version is in force from its day on a site with %j',
  (facts) => {
    expect(periodOf(LATER, facts)).toMatchObject({ firstDay: '2025-05-02', isFirstDayKnown: true });
  },
);

it.each([FIRST, LATER])('ends on the day before the next version', (version) => {
  const replaced = { ...version, lastDay: '2027-05-31' };
  expect(periodOf(replaced, PUBLIC_SINCE)).toMatchObject({ lastDay: '2027-05-31' });
});

it.each([FIRST, LATER])('says that no version is in force before the site is public', (version) => {
  expect(periodOf(version, { ...PUBLIC_SINCE, unpublished: true })).toBeNull();
});

it('says that an unrecorded version is not in force', () => {
  expect(periodOf({ effectiveDate: '2026-12-24', isRecorded: false }, PUBLIC_SINCE)).toBeNull();
});
