import { graphql } from 'gatsby';
import { formatDateForPage } from '../shared/format-date-for-page';
import { periodOf, type Period } from './period';

/**
 * Says on which days a version is in force, and links to the next version. The sentence is true on
 * any day, so a page stays right even if nobody rebuilds the site.
 */
export function DaysInForce({ version }: { version: Queries.DaysInForceFragment }) {
  const { next } = version;
  const days = describeDays(periodOf(version));
  if (!next) return <strong>{`In effect ${days}.`}</strong>;
  return (
    <strong>
      {`In effect ${days}. From ${formatDateForPage(next.effectiveDate)}, `}
      <a href={next.path}>the next version</a> applies.
    </strong>
  );
}

function describeDays({ firstDay, isFirstDayKnown, lastDay }: Period): string {
  const first = formatDateForPage(firstDay);
  if (firstDay === lastDay) return `on ${first} only`;
  const doubt = isFirstDayKnown ? '' : ' (or from the day we published it here, if that was later)';
  const end = lastDay === null ? '' : ` to ${formatDateForPage(lastDay)}`;
  return `from ${first}${doubt}${end}`;
}

export const query = graphql`
  fragment DaysInForce on LegalVersion {
    ...Period
    next {
      effectiveDate
      path
    }
  }
`;
