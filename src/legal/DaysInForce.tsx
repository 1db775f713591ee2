import { graphql } from 'gatsby';
import { formatDate, keepDatesOnOneLine } from '../shared/format-date';

/**
 * Says on which days a version is in force, and links to the next version. The sentence is true on
 * any day, so a page stays right even if nobody rebuilds the site.
 */
export function DaysInForce({ version }: { version: Queries.DaysInForceFragment }) {
  const { effectiveDate, until, next } = version;
  const firstDay = formatDate(effectiveDate);
  if (!until || !next) return <strong>{keepDatesOnOneLine(`In effect from ${firstDay}.`)}</strong>;
  const days = effectiveDate === until ? `on ${firstDay} only` : `from ${firstDay} to ${formatDate(until)}`;
  return (
    <strong>
      {keepDatesOnOneLine(`In effect ${days}. From ${formatDate(next.effectiveDate)}, `)}
      <a href={next.path}>the next version</a> applies.
    </strong>
  );
}

export const fragment = graphql`
  fragment DaysInForce on LegalVersion {
    effectiveDate
    until
    next {
      effectiveDate
      path
    }
  }
`;
