import { graphql } from 'gatsby';
import { formatDateForPage } from '../shared/format-date-for-page';
import { firstDayOf } from './first-day';

/**
 * Says on which days a version is in force, and links to the next version. The sentence is true on
 * any day, so a page stays right even if nobody rebuilds the site.
 */
export function DaysInForce({ version }: { version: Queries.DaysInForceFragment }) {
  const { next } = version;
  const days = describeDays(version);
  if (!next) return <strong>{`In effect ${days}.`}</strong>;
  return (
    <strong>
      {`In effect ${days}. From ${formatDateForPage(next.effectiveDate)}, `}
      <a href={next.path}>the next version</a> applies.
    </strong>
  );
}

/**
 * While nobody has written down on which day the site went public, a first version has no
 * `inForceSince`: it may be older than the site, and no text applies before anybody can read it.
 */
function describeDays(version: Queries.DaysInForceFragment): string {
  const { effectiveUntil, inForceSince } = version;
  const since = firstDayOf(version);
  const firstDay = formatDateForPage(since);
  if (since === effectiveUntil) return `on ${firstDay} only`;
  const lastDay = effectiveUntil ? ` to ${formatDateForPage(effectiveUntil)}` : '';
  if (inForceSince) return `from ${firstDay}${lastDay}`;
  return `from ${firstDay} (or from the day we published it here, if that was later)${lastDay}`;
}

export const query = graphql`
  fragment DaysInForce on LegalVersion {
    effectiveDate
    effectiveUntil
    inForceSince
    next {
      effectiveDate
      path
    }
  }
`;
