import { lengthOfFiling } from './timeline-scale';

it('shows the time to file and the time to read to scale', () => {
  // The line takes 74 percent of the width, and banks have 30 days to file.
  expect(lengthOfFiling(30)).toBe(37);
  expect(lengthOfFiling(44)).toBe(30);
});

it('leaves room for the text below each part of the line', () => {
  expect(lengthOfFiling(1)).toBe(52);
  expect(lengthOfFiling(365)).toBe(22);
});
