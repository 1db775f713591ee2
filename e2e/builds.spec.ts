import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { EDITOR_PATH, fetchDecapScript } from '../plugins/content-editor';
import { readHeaders, builtFiles } from '../plugins/publish';
import { messageOf } from '../plugins/shared/text/message-of';
import { ProjectCopy } from './support/project-copy';
import { SITE, TEST_PROJECT } from './support/test-site';

const PUBLIC = path.join(TEST_PROJECT, 'public');

/** The settings of a build with the editor. */
const EDITOR = { EDITOR_BACKEND: 'gitlab', EDITOR_APP_ID: 'id' };

/** Why the script of Decap CMS isn't here; empty when it is. */
function missingScript(): string {
  try {
    fetchDecapScript();
    return '';
  } catch (error) {
    return messageOf(error);
  }
}

const text = (file: string) => readFileSync(path.join(PUBLIC, file), 'utf8');

// The first build in this folder made the test site.
test.describe('builds in one folder, one after the other', () => {
  // In serial mode, a failure also ends the tests after it. Otherwise, they would get a new worker, which
  // would build again.
  test.describe.configure({ mode: 'serial', timeout: 600_000 });
  const project = new ProjectCopy(TEST_PROJECT);

  test.beforeAll(async () => {
    // The timeout above applies to tests only.
    test.setTimeout(600_000);
    // A receiver on this computer makes no release of it, which would need an operator and more.
    project.write(
      '.env.production',
      'GATSBY_WAITLIST_URL=http://localhost:8080/join\nGATSBY_WAITLIST_CONFIRMS=yes\nSITE_URL=https://elsewhere.example\n',
    );
    project.edit('content/site.yaml', 'YouTube', 'Mastodon');
    project.edit('src/theme/GlobalStyles.tsx', '0.08em', '12.34em');
    // The name of a script follows from its code, so a comment wouldn't change it.
    project.append('src/waitlist/toast/Toast.tsx', 'Object.assign(globalThis, { hasNewScript: true });\n');
    project.edit('content/legal/terms.mdx', 'lastUpdated: 2025-05-02', 'lastUpdated: 2026-01-15');
    project.edit('content/legal/terms.mdx', 'First published version.', 'A sentence was added.');
    project.edit('content/legal/terms.mdx', 'There is no account', 'There is no key to lose, no account');
    project.edit('config/content-model/kinds/faq-entry.ts', "    'team',\n", '');
    for (const gone of ['content/faq/team.mdx', 'src/pages/legal/history.tsx']) {
      rmSync(path.join(TEST_PROJECT, gone));
    }
    project.write(`public${EDITOR_PATH}/of-an-earlier-editor.js`, 'Gone.');
    expect(await project.run('tsx', 'scripts/legal-record.ts'), project.output).toBe(0);
    const hasEditor = missingScript() === '';
    expect(await project.build(hasEditor ? EDITOR : {}), project.output).toBe(0);
  });

  test('a page shows a changed fact of the site', () => {
    expect(text('index.html')).toContain('Mastodon');
  });

  test('a page no longer has a question that was deleted', () => {
    expect(text('index.html')).not.toContain('id="team"');
  });

  test('a page has a changed style, and the policy allows it', () => {
    const [, style = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(text('index.html')) ?? [];
    expect(style).toContain('text-decoration-thickness:12.34em;');
    expect(text('_headers')).toContain(createHash('sha256').update(style).digest('base64'));
  });

  test('the form sends to the receiver of the variables, and the policy allows it', () => {
    expect(text('index.html')).toContain('http://localhost:8080/join');
    expect(text('_headers')).toMatch(/connect-src [^;]*http:\/\/localhost:8080/);
  });

  test('the home page says that this receiver asks for a confirmation', () => {
    expect(text('index.html')).toContain('Open the link in it to confirm your address');
  });

  test('the pages and the sitemap have the address of the variables', () => {
    expect(text('index.html')).toContain('<link rel="canonical" href="https://elsewhere.example/"');
    expect(text('sitemap-0.xml')).not.toContain('expatbankbrief.example');
  });

  test('a changed legal text is in its new version only', () => {
    expect(text('legal/index.html')).toContain('There is no key to lose');
    expect(text('legal/terms/2025-05-02/index.html')).not.toContain('There is no key to lose');
  });

  test('an earlier legal version says until when it was in effect, and links to the next', () => {
    const earlier = text('legal/terms/2025-05-02/index.html');
    expect(earlier).toMatch(/In effect from May\s2,\s2025 \(or from [^)]*\) to January\s14,\s2026\./);
    expect(earlier).toMatch(/From January\s15,\s2026, <a [^>]*>the next version/);
  });

  test('a deleted page is gone, with its compressed copies, and the sitemap no longer lists it', () => {
    expect(builtFiles(PUBLIC).filter((file) => file.startsWith('/legal/history/'))).toEqual([]);
    expect(text('sitemap-0.xml')).not.toContain('/legal/history');
  });

  test('the files of an earlier editor are gone', () => {
    expect(builtFiles(PUBLIC)).not.toContain(`${EDITOR_PATH}/of-an-earlier-editor.js`);
  });

  test('the licenses of the font and of the packages are published', () => {
    expect(text('licenses.txt')).toMatch(/brygada[^]*react-toastify[^]*Permission is hereby granted/i);
  });

  test('every page loads the new script, even one that Gatsby has not rendered again', () => {
    const scripts = builtFiles(PUBLIC).filter((file) => /^\/app-\w+\.js$/.test(file));
    expect(scripts).toHaveLength(1);
    expect(builtFiles(SITE)).not.toContain(scripts[0]);
    expect(text(scripts[0] ?? '')).toMatch(/^\/\*! Licenses: \/licenses\.txt \*\//);
    for (const page of ['index.html', '404.html', 'legal/index.html', 'legal/cookie/2025-05-02/index.html']) {
      const named = new Set(text(page).match(/\/app-\w+\.js/g));
      expect([...named], page).toEqual(scripts);
    }
  });

  test('no page names the address of the editor, although the build has the editor', () => {
    const missing = missingScript();
    test.skip(missing !== '', missing);
    const pages = builtFiles(PUBLIC).filter(
      (file) => file.endsWith('.html') && !file.startsWith(`${EDITOR_PATH}/`),
    );
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((file) => text(file).includes(`${EDITOR_PATH}/`))).toEqual([]);
  });

  test('the editor changes no header of the pages besides the policy', () => {
    const missing = missingScript();
    test.skip(missing !== '', missing);
    const headersIn = (folder: string) => ({ ...readHeaders(folder), 'Content-Security-Policy': '' });
    expect(headersIn(PUBLIC)).toEqual(headersIn(SITE));
  });

  test('the editor comes with its scripts, its licenses and its own headers', () => {
    const missing = missingScript();
    test.skip(missing !== '', missing);
    const needed = ['index.html', 'editor.js', 'editor-data.json', 'decap-cms.js', 'licenses.txt'];
    expect(builtFiles(PUBLIC)).toEqual(
      expect.arrayContaining(needed.map((file) => `${EDITOR_PATH}/${file}`)),
    );
    expect(text('admin/licenses.txt')).toMatch(/^decap-cms [\d.]+ \(MIT[^]*Permission is hereby granted/);
    expect(text('_headers')).toMatch(
      /^\/admin\/\*\n( {2}! .*\n)+ {2}Content-Security-Policy: .*unsafe-eval/m,
    );
    expect(readHeaders(PUBLIC)['Content-Security-Policy']).not.toContain('unsafe-eval');
  });

  test('a release fails, and lists each mistake in the content and all that the site still lacks', async () => {
    project.edit('content/faq/launch.mdx', 'order: 2', 'order: two');
    expect(await project.build({ SITE_RELEASE: '1', SITE_DATE: '' })).toBe(1);
    for (const words of [
      'content/faq/launch.mdx:3:8: error: ',
      '.env.production:1:1: error: no sign-up would arrive',
      'error: "operator": is missing',
      'error: "postalAddress": is missing',
      'error: "email": mail to hello@expatbankbrief.example cannot arrive',
      'error: "url": visitors cannot open https://elsewhere.example (from the variable SITE_URL)',
      'error: "launchBy": the launch is announced for mid-May 2025',
    ]) {
      expect(project.output).toContain(words);
    }
  });
});
