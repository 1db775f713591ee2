/**
 * The version in force on a day: the newest whose date has come. Stands on its own: it runs at build
 * and in the browser.
 *
 * @param dates the days on which versions take effect, oldest first, as `2025-05-02`
 * @param day a day written the same way
 * @returns the version's date, or undefined before the first
 */
export function versionOn(dates: readonly string[], day: string): string | undefined {
  // Dates written this way sort as text does.
  return dates.filter((date) => date <= day).at(-1);
}
