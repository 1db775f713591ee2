import { graphql } from 'gatsby';
import { DAY_IN_MILLISECONDS } from '../../plugins/shared/text/days';
import { DAYS_TO_FILE, quarterDates } from '../shared/launch-dates';

/**
 * @param facts facts that the content check has accepted
 * @returns the number of days, at least one, from the day on which the filings are due to the last day of the
 *   launch
 */
export function readingDaysOf({ launchBy, firstReport }: Queries.ReadingDaysFragment): number {
  const { filingsDue } = quarterDates(firstReport);
  return (Date.parse(launchBy) - Date.parse(filingsDue)) / DAY_IN_MILLISECONDS;
}

export const query = graphql`
  fragment ReadingDays on SiteFacts {
    launchBy
    firstReport
  }
`;

// Lengths are in percent of the width of the section.

/** The length of the line. The issue, which is at its end, has the rest of the width. */
export const LINE_LENGTH = 74;

/** The shortest part of the line that has room for the text below it. */
const SHORTEST_PART = 22;

/**
 * Computes the length of the first part of the line, from the end of the quarter to the day on which filings
 * are due. It is to scale, as far as the texts have room for it.
 *
 * @param readingDays the number of days between the filings and the issue
 * @returns whole percents
 */
export function lengthOfFiling(readingDays: number): number {
  const lengthToScale = (LINE_LENGTH * DAYS_TO_FILE) / (DAYS_TO_FILE + readingDays);
  const length = Math.max(lengthToScale, SHORTEST_PART);
  return Math.round(Math.min(length, LINE_LENGTH - SHORTEST_PART));
}
