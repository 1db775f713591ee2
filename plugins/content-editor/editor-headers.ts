import { EDITOR_PATH } from './addresses';
import { hostedBackend } from './backend';
import type { ContentEditorOptions } from './options';

/** The headers of the editor's path and of all paths below it. */
interface EditorHeaders {
  path: string;
  headers: Record<string, string>;
}

/**
 * Returns the headers of the editor, which replace those of the pages. The list is empty when the build has
 * no editor.
 */
export function editorHeaders(options: ContentEditorOptions): EditorHeaders[] {
  const backend = hostedBackend(options);
  if (!backend || 'problem' in backend) return [];
  return [{ path: EDITOR_PATH, headers: headersFor(backend.origins) }];
}

/** @param origins the origins to which the editor sends requests, besides the site itself */
export const headersFor = (origins: readonly string[]): Record<string, string> => ({
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
