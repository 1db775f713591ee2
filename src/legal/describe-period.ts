import { graphql } from 'gatsby';
import { formatDateForPage } from '../shared/format-date-for-page';

/**
 * Says in a few words, which are true on any day, when a version is in force.
 *
 * @returns such as `From May 2, 2025`, `May 2, 2025 to May 31, 2025`, or `May 2, 2025` for a single day
 */
export function describePeriod({ firstDay, lastDay }: Queries.PeriodFragment): string {
  const first = formatDateForPage(firstDay);
  if (lastDay === null) return `From ${first}`;
  return firstDay === lastDay ? first : `${first} to ${formatDateForPage(lastDay)}`;
}

/**
 * Says the same as describePeriod in the words of a sentence, which follow "In effect". Unless the period is
 * a single day, they also say when its first day isn't known.
 *
 * @returns such as `from May 2, 2025 to May 31, 2025`, or `on May 2, 2025 only` for a single day
 */
export function describePeriodInSentence({
  firstDay,
  isFirstDayKnown,
  lastDay,
}: Queries.PeriodInSentenceFragment): string {
  const first = formatDateForPage(firstDay);
  if (firstDay === lastDay) return `on ${first} only`;
  const doubt = isFirstDayKnown ? '' : ' (or from the day we published it here, if that was later)';
  const end = lastDay === null ? '' : ` to ${formatDateForPage(lastDay)}`;
  return `from ${first}${doubt}${end}`;
}

export const query = graphql`
  fragment Period on LegalPeriod {
    firstDay
    lastDay
  }

  fragment PeriodInSentence on LegalPeriod {
    firstDay
    isFirstDayKnown
    lastDay
  }
`;
