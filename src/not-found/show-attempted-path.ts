/**
 * Logs the attempted path to the console (docs/requirements.md, section 2), and shows it. It runs as an
 * inline script after the element that has a place for the path. That element is hidden until the script
 * shows it.
 *
 * @param entrySelector matches the hidden element
 * @param placeSelector matches the place for the path in it
 * @param maxLength a longer path is shortened before it is shown
 */
export function showAttemptedPath(entrySelector: string, placeSelector: string, maxLength: number): void {
  const { pathname } = window.location;
  console.info(`Page not found: ${pathname}`);
  const shownPath = pathname.length > maxLength ? `${pathname.slice(0, maxLength)}…` : pathname;
  for (const entry of document.querySelectorAll(entrySelector)) {
    entry.querySelector(placeSelector)?.append(shownPath);
    entry.removeAttribute('hidden');
  }
}
