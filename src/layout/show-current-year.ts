/**
 * Replaces the year of the build by the year on the visitor's clock. It runs as an inline script that follows
 * the year.
 *
 * @param selector matches the element with the year
 */
export function showCurrentYear(selector: string): void {
  for (const year of document.querySelectorAll(selector)) {
    year.textContent = String(new Date().getFullYear());
  }
}
