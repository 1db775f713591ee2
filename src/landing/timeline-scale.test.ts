import { readingDaysOf, lengthOfFiling } from './timeline-scale';

it.each([
  ['2025-05-20', '2025-Q1', 20],
  ['2026-08-31', '2026-Q2', 32],
  ['2027-01-31', '2026-Q4', 1],
])('counts the days of reading before %s, the last day of the launch', (launchBy, firstReport, days) => {
  expect(readingDaysOf({ launchBy, firstReport })).toBe(days);
});

it('shows the time to file and the time to read to scale', () => {
  // The line takes 74 percent of the width, and banks have 30 days to file.
  expect(lengthOfFiling(30)).toBe(37);
  expect(lengthOfFiling(44)).toBe(30);
});

it('leaves room for the text below each part of the line', () => {
  expect(lengthOfFiling(1)).toBe(52);
  expect(lengthOfFiling(365)).toBe(22);
});
