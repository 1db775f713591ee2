import { DAY_IN_MILLISECONDS, dayOf } from '../../shared/text/days';

interface VersionSpan<Version> {
  version: Version;
  /** The version before it; undefined for the first one. */
  previous: Version | undefined;
  /** The version after it; undefined for the last one. */
  next: Version | undefined;
  /** The last day on which the version is in force; null while no later version is known. */
  lastDay: string | null;
  /**
   * Whether this is the current version of its document: the one in force, or the first one before
   * any is in force.
   */
  isCurrent: boolean;
}

/**
 * Finds the versions before and after each version of a document, the last day on which it is in force, and
 * whether it is the current one.
 *
 * @param versions of one document, oldest first
 * @param today the day for which the site is built, such as `2025-05-02`
 * @returns a span for each version, in the same order
 */
export function spansOf<Version extends { effectiveDate: string }>(
  versions: readonly Version[],
  today: string,
): VersionSpan<Version>[] {
  // ISO dates compare as text.
  const begun = versions.filter(({ effectiveDate }) => effectiveDate <= today).length;
  const currentIndex = Math.max(begun - 1, 0);
  return versions.map((version, index) => {
    const next = versions[index + 1];
    return {
      version,
      previous: versions[index - 1],
      next,
      lastDay: next ? dayBefore(next.effectiveDate) : null,
      isCurrent: index === currentIndex,
    };
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
