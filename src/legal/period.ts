import { graphql } from 'gatsby';

/** When a version of a legal document is in force. The days are ISO dates, such as `2025-05-02`. */
export interface Period {
  /** The day from which the version is in force or, when that isn't known, its effective date. */
  firstDay: string;
  /**
   * False while nobody has written down on which day the site went public: a first version may be
   * older than the site, and no text applies before anybody can read it.
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

export const query = graphql`
  fragment Period on LegalVersion {
    effectiveDate
    effectiveUntil
    inForceSince
  }
`;
