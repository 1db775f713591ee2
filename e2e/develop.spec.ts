import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { questionHeadings } from './faq';
import { button, fill, JOINED, toast } from './form';
import { openConnected } from './open-connected';
import { ADDRESSES, expect, isComplaint } from './page';
import { ProjectCopy, STARTUP_LIMIT } from './project-copy';

/** The types of all queries: `gatsby develop` writes this file some seconds after its start. */
const TYPES = 'src/gatsby-types.d.ts';

/** The heading of the home page. */
const HEADING = 'US banks, explained';

test.describe('gatsby develop', () => {
  // One after the other with one server. After a failure, Playwright starts the rest with a new one.
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let copy: ProjectCopy;
  let origin: string;

  test.beforeAll(async () => {
    test.setTimeout(STARTUP_LIMIT);
    copy = new ProjectCopy();
    // The copy has the committed types, which a test must not take for those that Gatsby writes.
    rmSync(path.join(copy.folder, TYPES));
    origin = await copy.serve(['gatsby', 'develop']);
  });
  test.afterAll(() => copy.remove());

  test('logs no warning and no error on any page, and the form works', async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const notFound = message.text().includes('404 (Not Found)');
      if (isComplaint(message) && !notFound) complaints.push(message.text());
    });
    for (const route of ADDRESSES) {
      await page.goto(origin + route);
      await expect(page.getByRole('heading')).not.toHaveCount(0);
      await page.waitForLoadState('networkidle');
    }
    await page.goto(`${origin}/`);
    await fill(page);
    await button(page).click();
    await expect(toast(page)).toHaveText(JOINED);
    expect(complaints).toEqual([]);
  });

  test('writes the types of the queries that are committed', async () => {
    const isCurrent = () =>
      existsSync(path.join(copy.folder, TYPES)) && copy.read(TYPES) === readFileSync(TYPES, 'utf8');
    // The difference of two such files would not say what to do.
    const message = `${TYPES} is not what Gatsby writes: run npm run build, and commit the file`;
    await expect.poll(isCurrent, { message }).toBe(true);
  });

  test('comes to rest: the types that it writes into src make no new bundle', async ({ page }) => {
    const countBundles = () => copy.output.split('Re-building development bundle').length;
    // The first bundles after the start may still be under way.
    await expect(async () => {
      const before = countBundles();
      copy.write(TYPES, copy.read(TYPES));
      // A bundle begins at once, and the page is there only once no bundle is being made.
      await openConnected(page, `${origin}/`);
      expect(countBundles()).toBe(before);
    }).toPass({ timeout: 60_000 });
  });

  test('a ninth question appears without any change of code', async ({ page }) => {
    await openConnected(page, `${origin}/`);
    await expect(questionHeadings(page)).toHaveCount(8);
    const ninth = copy
      .read('content/faq/launch.mdx')
      .replace(/^question: .*/m, 'question: Is there a ninth question?')
      .replace(/^order: .*/m, 'order: 9');
    copy.write('content/faq/ninth.mdx', ninth);
    await expect(questionHeadings(page)).toHaveCount(9);
    await expect(questionHeadings(page).filter({ hasText: 'Is there a ninth question?' })).toBeVisible();
  });

  test('texts follow the launch in site.yaml', async ({ page }) => {
    await openConnected(page, `${origin}/`);
    copy.edit('content/site.yaml', 'launch: mid-May 2025', 'launch: late May 2025');
    await expect(page.getByText('data, in late May 2025. Plans may change')).toBeVisible();
  });

  test('a mistake in the content is said over the page, until it is mended', async ({ page }) => {
    await openConnected(page, `${origin}/`);
    const heading = page.getByRole('heading', { level: 1, name: HEADING });
    await expect(heading).toBeVisible();
    copy.edit('content/landing/hero.mdx', 'joinNote:', 'joinNot:');
    const mistake = page.getByText('content/landing/hero.mdx:2:1');
    await expect(mistake.first()).toBeVisible({ timeout: 20_000 });
    // The page stays below, hidden from screen readers by Gatsby's message.
    await expect(page.getByRole('heading', { level: 1, name: HEADING, includeHidden: true })).toBeAttached();
    copy.edit('content/landing/hero.mdx', 'joinNot:', 'joinNote:');
    await expect(mistake).toHaveCount(0, { timeout: 20_000 });
    await expect(heading).toBeVisible();
  });

  test('a legal text that is not recorded shows as a draft', async ({ page }) => {
    await openConnected(page, `${origin}/legal`);
    const draft = page.getByRole('tabpanel').getByText('Draft.', { exact: true });
    await expect(page.getByRole('heading', { level: 2, name: 'Terms of Use' })).toBeVisible();
    await expect(draft).toHaveCount(0);
    copy.write('content/legal/terms.mdx', `${copy.read('content/legal/terms.mdx')}\nWritten for the test.\n`);
    await expect(draft).toBeVisible({ timeout: 50_000 });
  });

  test('a render error shows over the page', async ({ page }) => {
    copy.edit(
      'src/landing/Services.tsx',
      'const services =',
      "throw new Error('Made for the test');\n  const services =",
    );
    // The new bundle takes its time.
    await expect(async () => {
      await page.goto(`${origin}/`);
      await expect(page.getByText('Made for the test').first()).toBeVisible();
    }).toPass({ timeout: 60_000 });
  });
});
