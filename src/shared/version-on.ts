/**
 * The version in force on a day: the newest one that has taken effect.
 *
 * @param dates the days on which versions take effect, oldest first, as `2025-05-02`
 * @param day in the same format
 * @returns the version's date, or undefined before the first
 */
export function versionOn(dates: readonly string[], day: string): string | undefined {
  // ISO dates compare as text.
  return dates.filter((date) => date <= day).at(-1);
}
