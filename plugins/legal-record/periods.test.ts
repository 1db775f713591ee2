import { periodsOf } from './periods';

const DATES = ['2024-02-29', '2025-05-02', '2025-06-01'];
const shown = (today: string) => periodsOf(DATES, today).map((period) => period.isShown);

it('ends the period of a version on the day before the next one takes effect', () => {
  expect(periodsOf(DATES, '2025-06-01').map(({ until }) => until)).toEqual([
    '2025-05-01',
    '2025-05-31',
    null,
  ]);
});

it('gives the same periods on every day of the build', () => {
  const ends = (today: string) => periodsOf(DATES, today).map(({ until }) => until);
  expect(ends('2024-02-28')).toEqual(ends('2030-01-01'));
});

describe('the version that the site shows', () => {
  it('is the one in force, from its day on', () => {
    expect(shown('2025-05-31')).toEqual([false, true, false]);
    expect(shown('2025-06-01')).toEqual([false, false, true]);
    expect(shown('2025-06-02')).toEqual([false, false, true]);
  });

  it('is the first one before any is in force', () => {
    expect(shown('2024-02-28')).toEqual([true, false, false]);
  });
});
