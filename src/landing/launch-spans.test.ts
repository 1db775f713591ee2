import { launchSpans } from './launch-spans';

const facts = (launch: string, launchBy: string, firstReport: string) => ({ launch, launchBy, firstReport });

it.each([
  ['mid-May 2025', '2025-05-31', '2025-Q1', 15],
  ['early May 2025', '2025-05-10', '2025-Q1', 5],
  ['Late August 2026', '2026-08-31', '2026-Q2', 26],
  ['March 2027', '2027-03-31', '2026-Q4', 60],
])('measures how long the filings are read before a launch in %s', (launch, launchBy, firstReport, days) => {
  expect(launchSpans(facts(launch, launchBy, firstReport))).toEqual({
    quarterEndToFilings: 30,
    filingsToIssue: days,
  });
});

it('draws at least a day of reading before a launch that is announced too early', () => {
  expect(launchSpans(facts('mid-April 2025', '2025-04-30', '2025-Q1')).filingsToIssue).toBe(1);
});
