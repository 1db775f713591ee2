import { spansOf } from './version-spans';

const VERSIONS = ['2024-02-29', '2025-05-02', '2025-06-01'].map((effectiveDate) => ({ effectiveDate }));
const current = (today: string) => spansOf(VERSIONS, today).map(({ isCurrent }) => isCurrent);

it('ends the span of a version on the day before the next one takes effect', () => {
  expect(spansOf(VERSIONS, '2025-06-01').map(({ lastDay }) => lastDay)).toEqual([
    '2025-05-01',
    '2025-05-31',
    null,
  ]);
});

it('ends each span on the same day, whatever the day of the build', () => {
  const ends = (today: string) => spansOf(VERSIONS, today).map(({ lastDay }) => lastDay);
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
