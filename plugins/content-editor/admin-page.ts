import type { HeaderSection } from '../publish';
import { backendOf, type Backend, type MissingSettings } from './backend';
import type { EditorOptions } from './options';

/** The path of the editor on the site, without a slash at the end. */
export const EDITOR_PATH = '/admin';

/** The only page of the editor. It has no inline code. Its addresses are absolute, so that they also work at /admin. */
export const EDITOR_PAGE = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Edit the texts of this site</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <script src="${EDITOR_PATH}/editor.js" defer></script>
  </head>
  <body></body>
</html>
`;

/** @returns where the editor of a build saves to, or what is missing for that; null where the site has no repository */
export const hostedBackend = ({ repository, settings }: EditorOptions): Backend | MissingSettings | null =>
  repository ? backendOf(repository, settings) : null;

/**
 * Makes the headers of the editor, which replace those of the pages, for the files of the hosts.
 *
 * @returns an empty list when the build has no editor
 */
export function editorHeaders(options: EditorOptions): HeaderSection[] {
  const backend = hostedBackend(options);
  if (!backend || 'problem' in backend) return [];
  return [{ path: EDITOR_PATH, headers: sectionHeaders(backend.origins) }];
}

/** @param origins those to which the editor sends requests, besides the site itself */
export const sectionHeaders = (origins: readonly string[]): Record<string, string> => ({
  // Decap checks its configuration with ajv, which needs eval, and writes its styles into the page.
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: ${origins.join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  // The window in which people sign in at the forge has to report back to the editor.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
});
