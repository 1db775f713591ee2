/** A version of a legal document with its days, such as `2025-05-02`. */
interface DatedVersion {
  effectiveDate: string;
  /** Null while nobody has written down on which day the site went public. */
  inForceSince: string | null;
}

/** @returns the day from which a version is in force or, when that isn't known, its effective date */
export const firstDayOf = ({ effectiveDate, inForceSince }: DatedVersion): string =>
  inForceSince ?? effectiveDate;
