import { useEffect } from 'react';

/** Logs the path that was not found to the console (specification, section 2) and renders nothing. */
export function AttemptedPath() {
  useEffect(() => console.info(`Page not found: ${window.location.pathname}`), []);
  return null;
}
