/**
 * Logs the attempted path to the console (docs/requirements.md, section 2), and shows it. It runs as
 * an inline script that follows the element with a place for the path, which is hidden until then.
 *
 * @param maxLength a longer path is shortened before it is shown
 */
export function showAttemptedPath(maxLength: number): void {
  const { pathname } = window.location;
  console.info(`Page not found: ${pathname}`);
  const entry = document.currentScript?.previousElementSibling as HTMLElement;
  const place = entry.querySelector('mark') as HTMLElement;
  place.textContent = pathname.length > maxLength ? `${pathname.slice(0, maxLength)}…` : pathname;
  entry.hidden = false;
}
