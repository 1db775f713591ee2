import { editorHeaders } from './editor-headers';
import { NO_EDITOR_SETTINGS } from './settings';

const OPTIONS = { modulePath: 'editor.ts', settings: NO_EDITOR_SETTINGS, today: '2026-01-15' };

const headersOf = (repository: string) => editorHeaders({ ...OPTIONS, repository })[0]?.headers;

it('lets the editor send requests only to the site and to the API of the forge', () => {
  const policy = headersOf('https://github.com/owner/site')?.['Content-Security-Policy'];
  expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-eval';");
  expect(policy).toContain("connect-src 'self' blob: https://api.github.com;");
  expect(policy?.match(/https?:[^;]*/g)).toEqual(['https://api.github.com']);
});

it('keeps search engines out, and lets the sign-in window send messages', () => {
  expect(headersOf('https://github.com/owner/site')).toMatchObject({
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
});

it.each([null, 'https://git.example.org/owner/site'])(
  'returns no headers when the build has no editor, with the repository %s',
  (repository) => {
    expect(editorHeaders({ ...OPTIONS, repository })).toEqual([]);
  },
);
