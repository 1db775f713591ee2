import { DAY_IN_MILLISECONDS, dayOf } from '../../shared/text/days';

interface VersionSpan {
  /** The last day on which the version is in force; null while no later version is known. */
  lastDay: string | null;
  /**
   * Whether this is the current version of its document: the one in force, or the first one before
   * any is in force.
   */
  isCurrent: boolean;
}

/**
 * Tells until when each version of a document is in force, and which one is current.
 *
 * @param effectiveDates of the versions, such as `2025-05-02`, oldest first
 * @param today the day for which the site is built
 * @returns a span for each date, in the same order
 */
export function spansOf(effectiveDates: readonly string[], today: string): VersionSpan[] {
  // ISO dates compare as text.
  const begun = effectiveDates.filter((effectiveDate) => effectiveDate <= today).length;
  const currentIndex = Math.max(begun - 1, 0);
  return effectiveDates.map((_effectiveDate, index) => {
    const next = effectiveDates[index + 1];
    return { lastDay: next ? dayBefore(next) : null, isCurrent: index === currentIndex };
  });
}

const dayBefore = (date: string): string => dayOf(Date.parse(date) - DAY_IN_MILLISECONDS);

/**
 * Finds the version of a document that is in force, and the announced versions, which may still be taken
 * back.
 *
 * @param versions of one document, oldest first
 * @param today such as `2025-05-02`
 */
export function inForceAndAnnounced<Version extends { effectiveDate: string }>(
  versions: readonly Version[],
  today: string,
): { inForce: Version | undefined; announced: Version[] } {
  return {
    inForce: versions.filter(({ effectiveDate }) => effectiveDate <= today).at(-1),
    announced: versions.filter(({ effectiveDate }) => effectiveDate > today),
  };
}
