import { graphql } from 'gatsby';
import { formatDateForPage } from '../shared/format-date-for-page';

/** When a version of a legal document is in force. The days are ISO dates, such as `2025-05-02`. */
export interface Period {
  /** The day from which the version is in force or, when that isn't known, its effective date. */
  firstDay: string;
  /**
   * False while nobody has written down on which day the site went public: a first version may be older than
   * the site, and no text applies before anybody can read it.
   */
  isFirstDayKnown: boolean;
  /** Null while no later version is known. */
  lastDay: string | null;
}

/** @returns when a version of a public site is in force */
export const periodOf = ({
  effectiveDate,
  effectiveUntil,
  inForceSince,
}: Queries.PeriodFragment): Period => ({
  firstDay: inForceSince ?? effectiveDate,
  isFirstDayKnown: inForceSince !== null,
  lastDay: effectiveUntil,
});

/**
 * Says in a few words, which are true on any day, when a version is in force.
 *
 * @returns such as `From May 2, 2025`, `May 2, 2025 to May 31, 2025`, or `May 2, 2025` for a single day
 */
export function describePeriod({ firstDay, lastDay }: Period): string {
  const first = formatDateForPage(firstDay);
  if (lastDay === null) return `From ${first}`;
  return firstDay === lastDay ? first : `${first} to ${formatDateForPage(lastDay)}`;
}

/**
 * Says the same as describePeriod in the words of a sentence, which follow "In effect". They also say when
 * the first day isn't known.
 *
 * @returns such as `from May 2, 2025 to May 31, 2025`, or `on May 2, 2025 only` for a single day
 */
export function describePeriodInSentence({ firstDay, isFirstDayKnown, lastDay }: Period): string {
  const first = formatDateForPage(firstDay);
  if (firstDay === lastDay) return `on ${first} only`;
  const doubt = isFirstDayKnown ? '' : ' (or from the day we published it here, if that was later)';
  const end = lastDay === null ? '' : ` to ${formatDateForPage(lastDay)}`;
  return `from ${first}${doubt}${end}`;
}

export const query = graphql`
  fragment Period on LegalVersion {
    effectiveDate
    effectiveUntil
    inForceSince
  }
`;
