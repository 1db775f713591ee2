/**
 * Replaces the year of the build by the visitor's. It runs as an inline script that follows the year.
 *
 * @param selector matches the element with the year
 */
export function showCurrentYear(selector: string): void {
  for (const year of document.querySelectorAll(selector)) {
    year.textContent = String(new Date().getFullYear());
  }
}
