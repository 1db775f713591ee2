import { HtmlValidate } from 'html-validate';
import { EDITOR_PAGE, editorHeaders } from './admin-page';
import { NO_SETTINGS } from './settings';

const OPTIONS = { modulePath: 'editor.ts', settings: NO_SETTINGS, today: '2026-01-15' };

const policyOf = (repository: string) => editorHeaders({ ...OPTIONS, repository })[0]?.headers;

it('is valid HTML without inline code', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    // Files of the site itself come from the same server as the page.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  });
  const { results } = await validator.validateString(EDITOR_PAGE);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  expect(EDITOR_PAGE).not.toMatch(/<script>|<style|style=|onload=/);
});

it('may send requests only to the site and to the API of the forge', () => {
  const policy = policyOf('https://github.com/owner/site')?.['Content-Security-Policy'];
  expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-eval';");
  expect(policy).toContain("connect-src 'self' blob: https://api.github.com;");
  expect(policy?.match(/https?:[^;]*/g)).toEqual(['https://api.github.com']);
});

it('is closed to search engines, and open to messages of the sign-in window', () => {
  expect(policyOf('https://github.com/owner/site')).toMatchObject({
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
});

it.each([null, 'https://git.example.org/owner/site'])(
  'needs no headers without an editor: %s',
  (repository) => {
    expect(editorHeaders({ ...OPTIONS, repository })).toEqual([]);
  },
);
