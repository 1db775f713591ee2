/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * Tells until when each version of a document is in force, and which one the site shows.
 *
 * @param effectiveDates of its versions, such as `2025-05-02`, oldest first
 * @param today the day as of which the site is built
 */
export function periodsOf(effectiveDates: readonly string[], today: string) {
  // ISO dates compare as text. Before the first version takes effect, the index is -1.
  const inForce = effectiveDates.filter((date) => date <= today).length - 1;
  return effectiveDates.map((_date, index) => {
    const next = effectiveDates[index + 1];
    return {
      /** The last day, or null while no later version is known. */
      until: next ? new Date(Date.parse(next) - DAY).toISOString().slice(0, 10) : null,
      /** Whether the site shows it on /legal: the version in force, or the first before one is. */
      shown: index === Math.max(inForce, 0),
    };
  });
}

/**
 * Finds the version of a document that is in force, and those that are announced, which may still be taken back.
 *
 * @param versions of one document, oldest first
 * @param today such as `2025-05-02`
 */
export function inForceAndAnnounced<Version extends { version: string }>(
  versions: readonly Version[],
  today: string,
): { inForce: Version | undefined; announced: Version[] } {
  return {
    inForce: versions.filter(({ version }) => version <= today).at(-1),
    announced: versions.filter(({ version }) => version > today),
  };
}
