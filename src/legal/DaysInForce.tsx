import { graphql } from 'gatsby';
import { formatDate, keepDates } from '../shared/format-date';

/**
 * Says from when until when a version is in force, and links to the next one. The sentence holds on any day, so a page
 * with it stays true when nobody rebuilds the site.
 */
export function DaysInForce({ version }: { version: Queries.DaysInForceFragment }) {
  const { date, until, next } = version;
  const first = formatDate(date);
  if (!until || !next) return <strong>{keepDates(`In effect from ${first}.`)}</strong>;
  const days = date === until ? `on ${first} only` : `from ${first} to ${formatDate(until)}`;
  return (
    <strong>
      {keepDates(`In effect ${days}. From ${formatDate(next.date)}, `)}
      <a href={next.path}>the next version</a> applies.
    </strong>
  );
}

export const fragment = graphql`
  fragment DaysInForce on LegalVersion {
    date
    until
    next {
      date
      path
    }
  }
`;
