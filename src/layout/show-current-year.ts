/**
 * Replaces the year of the build by the visitor's. It runs as an inline script that follows the
 * paragraph with the year.
 */
export function showCurrentYear(): void {
  const year = document.currentScript?.previousElementSibling?.querySelector('span');
  if (year) year.textContent = String(new Date().getFullYear());
}
