import { resolvePlaceholders } from '../../plugins/mdx-content';
import { LAUNCH_PLACEHOLDERS } from './launch-placeholders';
import { contentModel } from '.';

const SPRING = { launch: 'mid-May 2025', launchBy: '2025-05-31', firstReport: '2025-Q1' };

it.each([
  ['2025-Q1', 'first-quarter 2025', 'January to March', 'March 31, 2025', 'April 30, 2025'],
  ['2028-Q2', 'second-quarter 2028', 'April to June', 'June 30, 2028', 'July 30, 2028'],
  ['2025-Q3', 'third-quarter 2025', 'July to September', 'September 30, 2025', 'October 30, 2025'],
  ['2026-Q4', 'fourth-quarter 2026', 'October to December', 'December 31, 2026', 'January 30, 2027'],
])('derives what all placeholders stand for from %s', (firstReport, ...texts) => {
  const facts = { ...SPRING, firstReport };
  const derived = Object.values(LAUNCH_PLACEHOLDERS).map(({ textOf }) => textOf(facts));
  expect(derived).toEqual([SPRING.launch, ...texts]);
});

it('resolves placeholders, at the start of the text with a capital letter', () => {
  expect(resolvePlaceholders('{launch}: {quarter} data, {launch}', SPRING, contentModel)).toBe(
    'Mid-May 2025: first-quarter 2025 data, mid-May 2025',
  );
});
