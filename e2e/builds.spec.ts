import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from '@playwright/test';
import { readHosting } from '../plugins/publish/release/hosting';
import { assetsInUse } from '../plugins/publish/release/keep-assets';
import { siteFiles } from '../plugins/publish/release/list-files';
import { createSiteServer } from '../plugins/publish/release/site-server';
import { expect, ready } from './page';
import { ProjectCopy } from './project-copy';
import { copyProject, RELEASE, SITE, TEST_SITE } from './test-site';

/** The hash of each file of a release, by its path. */
const released = (folder = RELEASE): Record<string, string> =>
  Object.fromEntries(
    siteFiles(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );

const text = (file: string) => readFileSync(path.join(RELEASE, file), 'utf8');

/** What the tests' content says where the form has no receiver. */
const NOT_CONNECTED = 'not connected';
/** What it says where the receiver asks by email to confirm. */
const CONFIRM = 'ask you by email to confirm';

/** A local plugin, as Gatsby documents it, that stops a build after its queries and says so by a file. */
const PAUSE = {
  config: ['  plugins: [\n', "  plugins: [\n    'pause',\n"],
  files: {
    'plugins/pause/package.json': '{"name":"pause"}',
    'plugins/pause/gatsby-node.js': `const { writeFileSync } = require('node:fs');
exports.onPostBootstrap = () => {
  writeFileSync('paused', '');
  return new Promise(() => setInterval(() => {}, 1000));
};
`,
  },
} as const;

// Each test goes on with the project as the one before has left it.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const project = new ProjectCopy(TEST_SITE);

let server: Server;
test.beforeAll(async () => {
  server = createSiteServer(RELEASE).listen(0);
  await once(server, 'listening');
});
test.afterAll(() => server.close());

test.describe('a build that fails leaves the release as it was and says so', () => {
  const FAILURES = [
    {
      name: 'mistakes in the content',
      edits: [
        ['content/faq/launch.mdx', 'order: 2', 'order: two'],
        ['content/legal/terms.mdx', '<Brand />', '<$250,000'],
      ],
      says: ['content/faq/launch.mdx:3:8', 'content/legal/terms.mdx:'],
    },
    {
      name: 'a browser script that cannot be compiled',
      edits: [['src/faq/FaqAccordion.tsx', 'const NONE = -1;', 'const NONE = ;']],
      says: ['FaqAccordion.tsx'],
    },
    {
      name: 'a component that throws while a page is rendered',
      edits: [
        [
          'src/legal/LegalSection.tsx',
          'const documents = data',
          "throw new Error('Made for the test');\n  const documents = data",
        ],
      ],
      says: ['failed for path "/legal"'],
    },
  ] as const;

  for (const { name, edits, says } of FAILURES) {
    test(name, async () => {
      const before = released();
      for (const [file, from, to] of edits) project.edit(file, from, to);
      expect(await project.build()).toBe(1);
      for (const words of says) expect(project.output).toContain(words);
      expect(project.output).toContain('The build failed.');
      expect(project.output).toContain('dist/ is as it was before.');
      expect(released()).toEqual(before);
      for (const [file, from, to] of edits) project.edit(file, to, from);
    });
  }

  test('a build that is killed, and a second one beside it', async () => {
    const before = released();
    for (const [file, content] of Object.entries(PAUSE.files)) project.write(file, content);
    project.edit('gatsby-config.ts', ...PAUSE.config);
    const killed = project.build();
    const paused = path.join(TEST_SITE, 'paused');
    await expect.poll(() => existsSync(paused) || project.exitCode, { timeout: 300_000 }).toBe(true);
    const second = new ProjectCopy(TEST_SITE);
    expect(await second.build()).toBe(1);
    expect(second.output).toContain('Another build is running in this folder');
    project.kill();
    await killed;
    expect(released()).toEqual(before);
    project.edit('gatsby-config.ts', PAUSE.config[1], PAUSE.config[0]);
    rmSync(path.join(TEST_SITE, 'plugins/pause'), { recursive: true });
    rmSync(paused);
  });
});

test('the next release has every change, and tabs of the last release go on working', async ({ page }) => {
  const before = assetsInUse(RELEASE);
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) problems.push(`${response.status()} ${pathname}`);
    asked.push(pathname);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  await ready(page);
  asked.length = 0;

  project.edit('content/site.yaml', 'for Americans abroad', 'for Americans afield');
  project.edit('content/faq/launch.mdx', 'order: 2', 'order: 9');
  project.edit('src/layout/Layout.tsx', 'min-height: 70vh', 'min-height: 71vh');
  // In the script that loads when the form is first used.
  project.edit('src/waitlist/toasts.tsx', 'aria-label="Dismiss"', 'aria-label="Dismiss this"');
  project.edit('content/legal/terms.mdx', 'lastUpdated: 2025-05-02', 'lastUpdated: 2026-01-05');
  project.edit('content/legal/terms.mdx', 'First published version.', 'A sentence was added.');
  project.edit(
    'content/legal/terms.mdx',
    'There is no account to open',
    'There is no key to lose, no account to open',
  );
  project.write('static/file-for-a-while.txt', 'Here for a while.');
  project.write(
    '.env.production',
    `GATSBY_WAITLIST_URL=https://receiver.example/join
GATSBY_WAITLIST_CONFIRMS=yes
SITE_URL=https://elsewhere.example
`,
  );
  expect(text('index.html')).toContain(NOT_CONNECTED);
  expect(text('index.html')).not.toContain(CONFIRM);
  expect(await project.run('tsx', 'scripts/legal-record.ts'), project.output).toBe(0);
  expect(await project.build(), project.output).toBe(0);

  const home = text('index.html');
  for (const page of [home, text('/legal/terms/2025-05-02/index.html')]) {
    expect(page).toContain('min-height:71vh');
  }
  expect(gunzipSync(readFileSync(path.join(RELEASE, 'index.html.gz'))).toString()).toBe(home);
  expect(brotliDecompressSync(readFileSync(path.join(RELEASE, 'index.html.br'))).toString()).toBe(home);
  expect(home).toContain('for Americans afield');
  expect(home).toContain('https://receiver.example/join');
  expect(home).not.toContain(NOT_CONNECTED);
  expect(home).toContain(CONFIRM);
  expect(home).toContain('<link rel="canonical" href="https://elsewhere.example/"');
  expect(text('sitemap-0.xml')).not.toContain('expatbankbrief.example');
  expect(text('_headers')).toContain(readHosting(RELEASE).headers['Content-Security-Policy']);
  expect(siteFiles(RELEASE)).toContain('/file-for-a-while.txt');

  const inForce = text('legal/index.html');
  const newest = text('legal/terms/2026-01-05/index.html');
  const superseded = text('legal/terms/2025-05-02/index.html');
  expect(inForce).toContain('There is no key to lose');
  expect(newest).toContain('There is no key to lose');
  expect(newest).toContain('1 clause changed; 4 words added');
  expect(superseded).not.toContain('There is no key to lose');
  expect(superseded).toContain('/legal/terms/2026-01-05/');

  await page.locator('#waitlist button[type=submit]').click();
  await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveText('Please fill in all fields');
  await expect(page.getByRole('button', { name: 'Dismiss', exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(before.has(asked[0] ?? '')).toBe(true);
  expect(assetsInUse(RELEASE).has(asked[0] ?? '')).toBe(false);
  await page.locator('footer a[href="/legal?tab=privacy"]').click();
  await expect(page).toHaveURL(/\/legal\?tab=privacy$/);
  await ready(page);
  await expect(page.locator('#privacy-document')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a preview shows a legal text that is not recorded as a draft', async () => {
  project.edit('content/legal/terms.mdx', 'lastUpdated: 2026-01-05', 'lastUpdated: 2999-01-01');
  project.edit('content/legal/terms.mdx', 'A sentence was added.', 'Another sentence was added.');
  project.edit('content/legal/terms.mdx', 'There is no key', 'There is no spare key');
  expect(await project.build({ SITE_PREVIEW: '1' }), project.output).toBe(0);
  const legal = text('legal/index.html');
  expect(legal).toContain('<strong>Draft.</strong>');
  expect(legal).toContain('There is no spare key');
  expect(siteFiles(RELEASE)).not.toContain('/legal/terms/2999-01-01/index.html');
});

test('once every change is taken back, an incremental build gives the first release again', async () => {
  copyProject(TEST_SITE);
  // Without a last release, whose scripts would be kept.
  rmSync(RELEASE, { recursive: true });
  expect(await project.build(), project.output).toBe(0);
  expect(released()).toEqual(released(SITE));
});
