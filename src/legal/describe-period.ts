import { graphql } from 'gatsby';
import { formatDateForPage } from '../shared/format-date-for-page';
import { firstDayOf } from './first-day';

/**
 * Says when a version is in force, in words that are true on any day.
 *
 * @param isPublished whether the site is public; before that, no text is in force
 * @returns a period such as `May 2, 2025 to May 31, 2025` or `from May 2, 2025`; only one
 *   date while the site isn't public, or for a version of a single day
 */
export function describePeriod(version: Queries.DescribePeriodFragment, isPublished: boolean): string {
  const { effectiveUntil } = version;
  const since = firstDayOf(version);
  const firstDay = formatDateForPage(since);
  if (!isPublished || since === effectiveUntil) return firstDay;
  return effectiveUntil ? `${firstDay} to ${formatDateForPage(effectiveUntil)}` : `from ${firstDay}`;
}

export const query = graphql`
  fragment DescribePeriod on LegalVersion {
    effectiveDate
    effectiveUntil
    inForceSince
  }
`;
