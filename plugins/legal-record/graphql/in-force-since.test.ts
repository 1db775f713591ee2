import { inForceSince } from './in-force-since';

const FIRST = { effectiveDate: '2025-05-02', isDraft: false, previous: null };
const LATER = { ...FIRST, previous: 'id of the first version' };
const PUBLIC_SINCE = { publicSince: '2026-12-01' };

it.each([
  ['on which the site went public, when its own day is earlier', FIRST, '2026-12-01'],
  [
    'that it names, when the site was public by then',
    { ...FIRST, effectiveDate: '2027-01-31' },
    '2027-01-31',
  ],
])('says that a first version is in force from the day %s', (_which, version, day) => {
  expect(inForceSince(version, PUBLIC_SINCE)).toBe(day);
});

it("doesn't say from when a first version is in force, when the day of the publication is unknown", () => {
  expect(inForceSince(FIRST, {})).toBeNull();
});

it.each([PUBLIC_SINCE, {}])(
  'says that a later version is in force from its day on a site with %j',
  (facts) => {
    expect(inForceSince(LATER, facts)).toBe('2025-05-02');
  },
);

it.each([FIRST, LATER])('says that no version is in force before the site is public', (version) => {
  expect(inForceSince(version, { ...PUBLIC_SINCE, unpublished: true })).toBeNull();
});

it('says that a draft is not in force', () => {
  expect(inForceSince({ effectiveDate: '2026-12-24', isDraft: true }, PUBLIC_SINCE)).toBeNull();
});
