import type { HeaderSection } from '../publish';
import { backendOf, type Backend, type MissingSettings } from './backend';
import type { EditorOptions } from './options';

/** Where the editor is on the site; without a slash at the end. */
export const EDITOR_PATH = '/admin';

/** The only page of the editor. It has no inline code, and its addresses hold at /admin, too. */
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

/** Where the editor of a build saves to, or why it has none; null where the site names no repository. */
export const hostedBackend = ({ repository, settings }: EditorOptions): Backend | MissingSettings | null =>
  repository ? backendOf(repository, settings) : null;

/**
 * The headers that the editor needs in place of those of the pages, for the hosts' files.
 *
 * @returns none when the build has no editor
 */
export function editorHeaders(options: EditorOptions): HeaderSection[] {
  const backend = hostedBackend(options);
  if (!backend || 'problem' in backend) return [];
  return [{ path: EDITOR_PATH, headers: headersFor(backend.origins) }];
}

/** @param origins those that the editor asks, besides the site itself */
export const headersFor = (origins: readonly string[]): Record<string, string> => ({
  // Decap compiles the check of its configuration (ajv), so it needs eval; its styles are inline.
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
  // The window in which people sign in at the forge reports back to the editor.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
});
