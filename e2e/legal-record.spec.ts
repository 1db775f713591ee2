import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { missing, OPENSSL, programPath } from '../tests/programs/programs';
import { expect, LAST_UPDATED, LEGAL_TABS, open, test } from './page';
import { FIXTURE, SITE_DATE } from './test-site';

const HISTORY = '/legal/history/';
const LEDGER = `${FIXTURE}/legal/record/ledger.json`;
const VERSION = '/legal/terms/2025-05-02/';
/** With a timestamp from before its day. */
const STAMPED = '/legal/disclaimer/2025-11-03/';

for (const address of [HISTORY, VERSION, STAMPED]) {
  for (const width of [320, 1280]) {
    test(`${address} breaks no rule and does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, address);
      await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test('the command on the history page finds the served file as it was published', async ({ page }, info) => {
  await open(page, HISTORY);
  const command = await page.locator('pre[data-check]').innerText();
  const link = page.locator('#check ~ ol a[download]');
  const name = await link.innerText();
  const served = await page.request.get((await link.getAttribute('href')) ?? '');
  const folder = path.dirname(info.outputPath(name));
  writeFileSync(path.join(folder, name), await served.body());
  expect(execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })).toBe(`${name}: OK\n`);
});

test('the commands on the page of a version verify its served timestamp', async ({ page }, info) => {
  test.skip(!programPath(OPENSSL), missing(OPENSSL));
  await open(page, STAMPED);
  const section = page.locator('section', { has: page.locator('#timestamp') });
  await expect(section).toContainText(
    'Existed on November\u00a01, 2025 at the latest, according to Fixture Authority.',
  );
  await section.locator('summary').click();
  const folder = path.dirname(info.outputPath('a'));
  for (const link of await section.locator('a[data-needed]').all()) {
    const served = await page.request.get((await link.getAttribute('href')) ?? '');
    writeFileSync(path.join(folder, await link.innerText()), await served.body());
  }
  const command = await section.locator('pre[data-check]').innerText();
  const run = () =>
    execFileSync('sh', ['-ec', command], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const said = run();
  expect(said).toContain('Text: OK');
  expect(said).toContain('Verification: OK');
  expect(said).toMatch(/^Time stamp: Nov {2}1 16:45:10 2025 GMT$/m);
  expect(said).toContain(await section.locator('pre').last().innerText());
  const text = path.join(folder, 'disclaimer-2025-11-03.mdx');
  const recorded = readFileSync(text);
  writeFileSync(text, `${recorded.toString()} `);
  expect(run()).not.toContain('Text: OK');
  rmSync(text);
  expect(run()).not.toContain('Text: OK');
  writeFileSync(text, recorded);
  expect(run()).toContain('Text: OK');
  const ledger = path.join(folder, 'ledger.json');
  writeFileSync(
    ledger,
    readFileSync(ledger, 'utf8').replace(/("version":"2025-11-03".*"changeNote":")/, '$1Another '),
  );
  expect(run).toThrow();
  await expect(page.locator('head link[rel=related]')).toHaveAttribute('href', /\.tsr$/);
});

test('a version says when its timestamp is too late to prove its day, and what is proven without one', async ({
  page,
}) => {
  await open(page, '/legal/disclaimer/2025-05-02/');
  await expect(page.locator('main')).toContainText(
    'later than May\u00a02, 2025: it does not prove that the text existed when it took effect',
  );
  await open(page, VERSION);
  await expect(page.locator('main')).toContainText('This version has no timestamp of its own.');
  await expect(page.locator('pre[data-check], head link[rel=related]')).toHaveCount(0);
  await open(page, HISTORY);
  await expect(page.getByRole('link', { name: /^Existed on .* at the latest/ })).toHaveText([
    'Existed on November\u00a01, 2025 at the latest, according to Fixture Authority',
    'Existed on June\u00a01, 2025 at the latest, according to Fixture Authority',
  ]);
});

test('the served ledger has the recorded entries, line by line', async ({ page }) => {
  const served = await (await page.request.get('/legal/ledger.json')).text();
  const recorded = readFileSync(LEDGER, 'utf8').split('\n').slice(1, -3).join('\n');
  expect(served).toContain(recorded);
});

test('every version has its page, its file and its hash', async ({ page }) => {
  const { entries } = JSON.parse(readFileSync(LEDGER, 'utf8')) as {
    entries: { document: string; version: string; sha256: string }[];
  };
  for (const { document, version, sha256 } of entries) {
    await page.goto(`/legal/${document}/${version}/`);
    await expect(page.locator('.fingerprint code')).toHaveText(sha256);
    await expect(page.locator('link[rel=version-history]')).toHaveAttribute('href', HISTORY);
    await expect(page.locator('link[rel=latest-version]')).toHaveCount(1);
  }
});

/** Of the document with several versions, the one that is no longer, the one that is and the one that will be in force. */
const VERSIONS = [
  { version: '2025-05-02', says: 'Superseded on November 3, 2025.', isIndexed: false },
  { version: '2025-11-03', says: 'Current: in force since November 3, 2025.', isIndexed: true },
  { version: '2099-01-01', says: 'Takes effect on January 1, 2099.', isIndexed: false },
];
const CURRENT = '/legal/disclaimer/2025-11-03/';

for (const { version, says, isIndexed } of VERSIONS) {
  test(`the version of ${version} says whether it is in force, and leads to the one that is`, async ({
    page,
  }) => {
    await open(page, `/legal/disclaimer/${version}/`);
    await expect(page.locator('main')).toContainText(says);
    const current = page.locator('main').getByRole('link', { name: 'Read the version in force today' });
    if (isIndexed) await expect(current).toHaveCount(0);
    else await expect(current).toHaveAttribute('href', CURRENT);
    await expect(page.locator('head link[rel=latest-version]')).toHaveAttribute('href', CURRENT);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute(
      'content',
      isIndexed ? 'max-image-preview:large' : 'noindex',
    );
  });
}

test('header, changes and text of a version end at one right edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, CURRENT);
  const edges = await page
    .locator('article header, article .callout, .difference, article .text')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(3);
  expect(new Set(edges).size).toBe(1);
});

test('a version lists its clauses: folded on a phone, beside the text on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await open(page, VERSION);
  const contents = page.getByRole('navigation', { name: /^Contents Terms of Use/ });
  const link = contents.getByRole('link').first();
  await expect(link).toBeHidden();
  await contents.locator('summary').click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.locator('article .text > h3').first()).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(contents.locator('summary')).toBeHidden();
  await expect(link).toBeVisible();
});

test('a version shows what it changed', async ({ page }) => {
  await open(page, '/legal/disclaimer/2099-01-01/');
  const changes = page.locator('main .difference');
  await expect(page.locator('main')).toContainText('1 clause changed; 1 word added, 1 removed');
  await expect(changes.locator('del').filter({ hasText: '10' })).toBeVisible();
  await expect(changes.locator('ins').filter({ hasText: '5' })).toBeVisible();
});

test('the tab of a document shows the version in force, and announces the next one', async ({ page }) => {
  await open(page, '/legal?tab=disclaimer');
  const document = page.locator('#disclaimer-document');
  await expect(document).toContainText('We answer within 10 business days.');
  await expect(document).toContainText('A new version takes effect on January 1, 2099.');
  await expect(document.getByRole('link', { name: 'Read the new version' })).toHaveAttribute(
    'href',
    '/legal/disclaimer/2099-01-01/',
  );
  await open(page, '/legal?tab=terms');
  await expect(page.locator('#terms-document')).not.toContainText('A new version takes effect');
});

test('the date question begins with the day that it is, and answers for any day', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${SITE_DATE}T12:00:00Z`));
  await open(page, HISTORY);
  const answer = page.getByRole('status');
  await expect(page.getByLabel('Date')).toHaveValue(SITE_DATE);
  await expect(answer.getByRole('link', { name: 'Version of November 3, 2025' })).toHaveCount(1);
  await page.getByLabel('Date').fill('2025-05-01');
  await expect(answer.getByText('No version was in force yet')).toHaveCount(4);
  await page.getByLabel('Date').fill('2025-05-02');
  await expect(answer.getByRole('link', { name: 'Version of May 2, 2025' })).toHaveCount(4);
  await page.getByLabel('Date').fill('2025-11-03');
  await expect(answer.getByRole('link', { name: 'Version of May 2, 2025' })).toHaveCount(3);
  await expect(answer.getByRole('link', { name: 'Version of November 3, 2025' })).toHaveCount(1);
  await page.getByLabel('Date').fill('2099-01-01');
  await expect(answer.getByRole('link', { name: 'Version of January 1, 2099' })).toHaveCount(1);
});

test('on a phone, the versions of the day begin at one left edge', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await open(page, HISTORY);
  const edges = await page
    .locator('.answer li > :last-child')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
  expect(edges).toHaveLength(4);
  expect(new Set(edges).size).toBe(1);
});

for (const name of LEGAL_TABS) {
  test(`the ${name} tab says since when it is in force and leads to its versions`, async ({ page }) => {
    await open(page, `/legal?tab=${name}`);
    const header = page.locator(`#${name}-document header`);
    await expect(header).toContainText(`Last updated ${LAST_UPDATED[name]}, in force since then`);
    await expect(header.getByRole('link', { name: 'Permanent link' })).toHaveAttribute(
      'href',
      new RegExp(`^/legal/${name}/[\\d-]+/$`),
    );
    await expect(header.getByRole('link', { name: 'Full history' })).toHaveAttribute('href', HISTORY);
    // Only this document has an earlier version.
    await expect(header.getByRole('link', { name: 'See every change' })).toHaveCount(
      name === 'disclaimer' ? 1 : 0,
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table answers which text applied on a day', async ({ page }) => {
    await page.goto(HISTORY);
    const table = page.getByRole('table', { name: 'All versions' });
    await expect(table.getByRole('rowgroup')).toHaveCount(5);
    await expect(table.getByRole('rowgroup').filter({ hasText: 'Terms of Use' })).toContainText(
      'May 2, 2025',
    );
    await expect(page.getByLabel('Date')).toBeHidden();
  });
});

test('print has the document, its date and its hash on every sheet', async ({ page }) => {
  await open(page, VERSION);
  await page.emulateMedia({ media: 'print' });
  const footer = page.locator('.fingerprint');
  await expect(footer).toHaveText(/^Terms of Use, version of May 2, 2025\. SHA-256 [0-9a-f]{64}$/);
  // What browsers repeat at the foot of each sheet.
  await expect(footer).toHaveCSS('display', 'table-footer-group');
  await expect(footer).toHaveCSS('break-inside', 'avoid');
});
