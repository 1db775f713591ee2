import { graphql } from 'gatsby';
import { formatDateForPage } from '../shared/format-date-for-page';
import { describePeriodInSentence } from './describe-period';

/**
 * Says on which days a version is in force, and links to the next version. The sentence is true on any day,
 * so a page stays right even if nobody rebuilds the site. For an unpublished text, it renders nothing.
 */
export function DaysInForce({ version }: { version: Queries.DaysInForceFragment }) {
  const { period, next } = version;
  if (!period) return null;
  const days = describePeriodInSentence(period);
  if (!next) return <strong>{`In effect ${days}.`}</strong>;
  return (
    <strong>
      {`In effect ${days}. From ${formatDateForPage(next.effectiveDate)}, `}
      <a href={next.path}>the next version</a> applies.
    </strong>
  );
}

export const query = graphql`
  fragment DaysInForce on LegalVersion {
    period {
      ...PeriodInSentence
    }
    next {
      effectiveDate
      path
    }
  }
`;
