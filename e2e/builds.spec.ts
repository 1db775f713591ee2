import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from '@playwright/test';
import { readHosting } from '../plugins/publish/release/hosting';
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

/** A local plugin, as Gatsby documents it, that stops a build after its queries and says so by a file. */
const PAUSE = {
  config: ['  plugins: [\n', "  plugins: [\n    'pause',\n"],
  files: {
    'plugins/pause/package.json': '{"name":"pause"}',
    'plugins/pause/gatsby-node.js': `const { writeFileSync } = require('node:fs');
exports.onPostBootstrap = () => {
  writeFileSync('paused', String(process.pid));
  return new Promise(() => setInterval(() => {}, 1000));
};
`,
  },
} as const;

/** Whether Gatsby, whose process this is, has ended: its last state in /proc may be that of a zombie. */
const hasEnded = (pid: string) =>
  !existsSync(`/proc/${pid}`) || /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

// Each test goes on with the project as the one before has left it.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const project = new ProjectCopy(TEST_SITE);

let server: Server;
test.beforeAll(async () => {
  server = createSiteServer(RELEASE).listen(0);
  await once(server, 'listening');
});
test.afterAll(() => server.close());

test('a second build is refused while one runs, and a killed one leaves the release and no process', async () => {
  const before = released();
  for (const [file, content] of Object.entries(PAUSE.files)) project.write(file, content);
  project.edit('gatsby-config.ts', ...PAUSE.config);
  const killed = project.build();
  const paused = path.join(TEST_SITE, 'paused');
  await expect.poll(() => existsSync(paused) || project.exitCode, { timeout: 300_000 }).toBe(true);
  const second = new ProjectCopy(TEST_SITE);
  expect(await second.build()).toBe(1);
  expect(second.output).toContain('Another build is running in this folder: wait until it has ended.');
  const gatsby = readFileSync(paused, 'utf8');
  // Only the build itself, as a supervisor may do: Gatsby has to notice.
  project.killAlone();
  await killed;
  await expect.poll(() => process.platform !== 'linux' || hasEnded(gatsby)).toBe(true);
  expect(released()).toEqual(before);
  project.edit('gatsby-config.ts', PAUSE.config[1], PAUSE.config[0]);
  rmSync(path.join(TEST_SITE, 'plugins/pause'), { recursive: true });
  rmSync(paused);
});

test('a page that cannot be rendered leaves the release, also one that was lost between two renames', async () => {
  const before = released();
  const failure = [
    'const documents = data',
    "throw new Error('Made for the test');\n  const documents = data",
  ] as const;
  project.edit('src/legal/LegalSection.tsx', ...failure);
  renameSync(RELEASE, `${RELEASE}-previous`);
  expect(await project.build()).toBe(1);
  expect(project.output).toContain('this one starts with clean caches');
  expect(project.output).toContain('failed for path "/legal"');
  expect(project.output).toContain('dist/ is as it was before.');
  expect(released()).toEqual(before);
  project.edit('src/legal/LegalSection.tsx', failure[1], failure[0]);
});

test('the next release has every change, and tabs of the last release go on working', async ({ page }) => {
  const before = released();
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
  project.edit('src/layout/Layout.tsx', 'min-height: 70vh', 'min-height: 71vh');
  // In the script that loads when the form is first used.
  project.edit('src/waitlist/toasts.tsx', 'aria-label="Dismiss"', 'aria-label="Dismiss this"');
  project.edit('content/legal/terms.mdx', 'lastUpdated: 2025-05-02', 'lastUpdated: 2026-01-15');
  project.edit('content/legal/terms.mdx', 'First published version.', 'A sentence was added.');
  project.edit('content/legal/terms.mdx', 'There is no account', 'There is no key to lose, no account');
  project.write('static/file-for-a-while.txt', 'Here for a while.');
  project.write(
    '.env.production',
    'GATSBY_WAITLIST_URL=https://receiver.example/join\nGATSBY_WAITLIST_CONFIRMS=yes\nSITE_URL=https://elsewhere.example\n',
  );
  expect(await project.run('tsx', 'scripts/legal-record.ts'), project.output).toBe(0);
  // As one copied or moved with its caches.
  project.write('.caches-made-in', '/somewhere/else');
  expect(await project.build(), project.output).toBe(0);
  expect(project.output).toContain('this one starts with clean caches');

  const home = text('index.html');
  for (const changed of [
    'for Americans afield',
    'min-height:71vh',
    'https://receiver.example/join',
    'Confirm your address in the email',
    '<link rel="canonical" href="https://elsewhere.example/"',
  ]) {
    expect(home).toContain(changed);
  }
  expect(text('sitemap-0.xml')).not.toContain('expatbankbrief.example');
  expect(text('_headers')).toContain(readHosting(RELEASE).headers['Content-Security-Policy']);
  expect(siteFiles(RELEASE)).toContain('/file-for-a-while.txt');
  expect(text('licenses.txt')).toMatch(/brygada[^]*react-toastify[^]*Permission is hereby granted/i);
  expect(text('legal/index.html')).toContain('There is no key to lose');
  const superseded = text('legal/terms/2025-05-02/index.html');
  expect(superseded).not.toContain('There is no key to lose');
  expect(superseded).toContain('/legal/terms/2026-01-15/');

  await page.locator('#waitlist button[type=submit]').click();
  await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveText('Please fill in all fields');
  await expect(page.getByRole('button', { name: 'Dismiss', exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(Object.keys(before)).toContain(asked[0]);
  await page.locator('footer a[href="/legal?tab=privacy"]').click();
  await ready(page);
  await expect(page.locator('#privacy-document')).toBeVisible();
  expect(problems).toEqual([]);
});

test('once every change is taken back, an incremental build gives the first release again', async () => {
  copyProject(TEST_SITE);
  // Without a last release, whose scripts would be kept.
  rmSync(RELEASE, { recursive: true });
  expect(await project.build(), project.output).toBe(0);
  expect(project.output).not.toContain('clean caches');
  expect(released()).toEqual(released(SITE));
});

test('a build without a change gives the same release', async () => {
  expect(await project.build({ GATSBY_CPU_COUNT: '1' }), project.output).toBe(0);
  expect(project.output).toContain('GATSBY_CPU_COUNT=1 is taken as 2');
  expect(released()).toEqual(released(SITE));
});
