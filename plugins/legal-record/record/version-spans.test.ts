import { spansOf } from './version-spans';

const DATES = ['2024-02-29', '2025-05-02', '2025-06-01'];
const current = (today: string) => spansOf(DATES, today).map(({ isCurrent }) => isCurrent);

it('ends the span of a version on the day before the next one takes effect', () => {
  expect(spansOf(DATES, '2025-06-01').map(({ effectiveUntil }) => effectiveUntil)).toEqual([
    '2025-05-01',
    '2025-05-31',
    null,
  ]);
});

it('ends each span on the same day, on whatever day the site is built', () => {
  const ends = (today: string) => spansOf(DATES, today).map(({ effectiveUntil }) => effectiveUntil);
  expect(ends('2024-02-28')).toEqual(ends('2030-01-01'));
});

describe('the version that the site shows', () => {
  it('is the one in force, from its day on', () => {
    expect(current('2025-05-31')).toEqual([false, true, false]);
    expect(current('2025-06-01')).toEqual([false, false, true]);
    expect(current('2025-06-02')).toEqual([false, false, true]);
  });

  it('is the first one before any is in force', () => {
    expect(current('2024-02-28')).toEqual([true, false, false]);
  });
});
