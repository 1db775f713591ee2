import { daysToRead } from './launch-dates';

it.each([
  ['2025-05-20', '2025-Q1', 20],
  ['2026-08-31', '2026-Q2', 32],
  ['2027-01-31', '2026-Q4', 1],
])('counts the days of reading before %s, the last day of the launch', (launchBy, firstReport, days) => {
  expect(daysToRead({ launchBy, firstReport })).toBe(days);
});
