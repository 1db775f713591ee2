import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from '@playwright/test';
import { readHosting } from '../plugins/publish/release/hosting';
import { siteFiles } from '../plugins/publish/release/list-files';
import { createSiteServer } from '../plugins/publish/release/site-server';
import { button, toast } from './form';
import { expect, ready } from './page';
import { ProjectCopy } from './project-copy';
import { RELEASE, SITE, TEST_SITE } from './test-site';

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

/** A local plugin, as Gatsby documents it, that stops a build and says so by a file. */
const PAUSE = `const { writeFileSync } = require('node:fs');
exports.onPreInit = () => {
  writeFileSync('paused', String(process.pid));
  return new Promise(() => setInterval(() => {}, 1000));
};
`;

/** Whether Gatsby, whose process this is, has ended: its last state in /proc may be that of a zombie. */
const hasEnded = (pid: string) =>
  !existsSync(`/proc/${pid}`) || /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

let copy: ProjectCopy | undefined;
test.afterAll(() => copy?.remove());

test('a second build is refused while one runs; a killed and a failed one leave the release and no process', async () => {
  test.setTimeout(600_000);
  const project = (copy = new ProjectCopy());
  const dist = path.join(project.folder, 'dist');
  const paused = path.join(project.folder, 'paused');
  cpSync(SITE, dist, { recursive: true });
  const config = ['  plugins: [\n', "  plugins: [\n    'pause',\n"] as const;
  project.edit('gatsby-config.ts', ...config);
  project.write('plugins/pause/package.json', '{"name":"pause"}');
  project.write('plugins/pause/gatsby-node.js', PAUSE);
  const killed = project.build();
  await expect.poll(() => existsSync(paused) || project.exitCode, { timeout: 300_000 }).toBe(true);
  const second = new ProjectCopy(project.folder);
  expect(await second.build()).toBe(1);
  expect(second.output).toContain('Another build is running in this folder: wait until it has ended.');
  const gatsby = readFileSync(paused, 'utf8');
  // Only the build itself, as a supervisor may do: Gatsby has to notice.
  project.killAlone();
  await killed;
  await expect.poll(() => process.platform !== 'linux' || hasEnded(gatsby)).toBe(true);
  expect(released(dist)).toEqual(released(SITE));

  project.edit('gatsby-config.ts', config[1], config[0]);
  project.edit('content/faq/launch.mdx', 'order: 2', 'order: two');
  // As after a build that was killed between two renames.
  renameSync(dist, `${dist}-previous`);
  expect(await project.build()).toBe(1);
  expect(project.output).toContain('content/faq/launch.mdx:3:8');
  expect(project.output).toContain('dist/ is as it was before.');
  expect(released(dist)).toEqual(released(SITE));
});

test.describe('in one folder, one after the other,', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });
  const project = new ProjectCopy(TEST_SITE);

  test('a build without a change gives the same release', async () => {
    expect(await project.build({ GATSBY_CPU_COUNT: '1' }), project.output).toBe(0);
    expect(released()).toEqual(released(SITE));
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
    const server = createSiteServer(RELEASE).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
    await ready(page);
    asked.length = 0;

    project.edit('content/site.yaml', 'for Americans abroad', 'for Americans afield');
    project.edit('src/layout/Layout.tsx', 'min-height: 70vh', 'min-height: 71vh');
    // In the script that loads when the form is first used.
    project.edit('src/waitlist/Toast.tsx', 'role="group"', 'role="note"');
    project.edit('content/legal/terms.mdx', 'lastUpdated: 2025-05-02', 'lastUpdated: 2026-01-15');
    project.edit('content/legal/terms.mdx', 'First published version.', 'A sentence was added.');
    project.edit('content/legal/terms.mdx', 'There is no account', 'There is no key to lose, no account');
    project.write('static/new-file.txt', 'New.');
    rmSync(path.join(TEST_SITE, 'content/faq/team.mdx'));
    project.write(
      '.env.production',
      'GATSBY_WAITLIST_URL=https://receiver.example/join\nGATSBY_WAITLIST_CONFIRMS=yes\nSITE_URL=https://elsewhere.example\n',
    );
    expect(await project.script('legal-record'), project.output).toBe(0);
    expect(await project.build(), project.output).toBe(0);

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
    expect(home).not.toContain('id="team"');
    expect(text('sitemap-0.xml')).not.toContain('expatbankbrief.example');
    expect(text('_headers')).toContain(readHosting(RELEASE).headers['Content-Security-Policy']);
    expect(siteFiles(RELEASE)).toContain('/new-file.txt');
    expect(text(/app-\w+\.js/.exec(home)?.[0] ?? '')).toMatch(/^\/\*! Licenses: \/licenses\.txt \*\//);
    expect(text('licenses.txt')).toMatch(/brygada[^]*react-toastify[^]*Permission is hereby granted/i);
    expect(text('legal/index.html')).toContain('There is no key to lose');
    const superseded = text('legal/terms/2025-05-02/index.html');
    expect(superseded).not.toContain('There is no key to lose');
    expect(superseded).toContain('Superseded: in force');

    await button(page).click();
    await expect(toast(page)).toHaveText('Please fill in all fields');
    await expect(toast(page)).toHaveAttribute('role', 'group');
    expect(asked).toHaveLength(1);
    expect(Object.keys(before)).toContain(asked[0]);
    await page.locator('footer a[href="/legal?tab=privacy"]').click();
    await ready(page);
    await expect(page.locator('#privacy-document')).toBeVisible();
    expect(problems).toEqual([]);
    server.close();
  });
});
