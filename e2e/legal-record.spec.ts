import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { missing, OPENSSL, programPath } from '../tests/support/programs';
import { legalPanel } from './support/legal-tabs';
import { expect, open, test, type Page } from './support/page';

const HISTORY = '/legal/history';
const VERSION = '/legal/terms/2025-05-02/';
/** The page of a version whose timestamp is from before its day. */
const STAMPED = '/legal/disclaimer/2025-11-03/';

test('hashes and commands are folded, in lines that do not break', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, STAMPED);
  const command = page.locator('pre').filter({ hasText: 'sha256sum --check' });
  await expect(command).toBeHidden();
  await page.getByText('Check that this text is unchanged').click();
  await expect(command).toBeVisible();
  expect(await command.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await command.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => command.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('the commands of a version verify its served file and timestamp', async ({ page }, info) => {
  test.skip(!programPath(OPENSSL), missing(OPENSSL));
  await open(page, STAMPED);
  await page.getByText('Check that this text is unchanged').click();
  const check = page.locator('#technical-check');
  await expect(check).toContainText(
    'This text existed by November\u00a01, 2025, according to Fixture Authority.',
  );
  const folder = info.outputPath();
  for (const link of await check.locator('a[download]').all()) {
    const served = await page.request.get((await link.getAttribute('href')) ?? '');
    writeFileSync(path.join(folder, await link.innerText()), await served.body());
  }
  const shownWith = (words: string | RegExp) => check.locator('pre').filter({ hasText: words }).innerText();
  const hash = await shownWith('sha256sum --check');
  const stamp = await shownWith('openssl ts -verify');
  const fingerprint = await shownWith(/^([0-9A-F]{2}:)+[0-9A-F]{2}$/);
  const run = (command: string) =>
    execFileSync('sh', ['-ec', command], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  expect(run(hash)).toBe('disclaimer-2025-11-03.mdx: OK\n');
  const said = run(stamp);
  expect(said).toContain('Text: OK');
  expect(said).toContain('Verification: OK');
  expect(said).toMatch(/^Time stamp: Nov {2}1 16:45:10 2025 GMT$/m);
  expect(said).toContain(fingerprint);
  const text = path.join(folder, 'disclaimer-2025-11-03.mdx');
  writeFileSync(text, `${readFileSync(text).toString()} `);
  expect(() => run(hash)).toThrow();
  expect(run(stamp)).not.toContain('Text: OK');
  const ledger = path.join(folder, 'ledger.json');
  writeFileSync(
    ledger,
    readFileSync(ledger, 'utf8').replace(/("version":"2025-11-03".*"changeNote":")/, '$1Another '),
  );
  expect(() => run(stamp)).toThrow();
});

test('a version says when its timestamp is too late, and what is proven without one', async ({ page }) => {
  await open(page, '/legal/disclaimer/2025-05-02/');
  await expect(page.getByRole('main')).toContainText(
    'later than May\u00a02, 2025, so it doesn’t prove that the text existed on that day',
  );
  await open(page, VERSION);
  await expect(page.getByRole('main')).toContainText('This version has no timestamp of its own.');
});

/** The version of the disclaimer that is in force on the day of the build. */
const IN_FORCE = {
  version: '2025-11-03',
  days: 'In effect from November 3, 2025 to December 31, 2098. From January 1, 2099, the next version applies.',
  next: '/legal/disclaimer/2099-01-01/',
};

/** All versions of the disclaimer. */
const VERSIONS = [
  {
    version: '2025-05-02',
    days: 'In effect from May 2, 2025 (or from the day we published it here, if that was later) to November 2, 2025. From November 3, 2025, the next version applies.',
    next: STAMPED,
  },
  IN_FORCE,
  { version: '2099-01-01', days: 'In effect from January 1, 2099.', next: null },
];

for (const { version, days, next } of VERSIONS) {
  test(`the version of ${version} says on which days it is in force, and links to the next one`, async ({
    page,
  }) => {
    await open(page, `/legal/disclaimer/${version}/`);
    await expect(page.getByRole('main')).toContainText(`${days} Dates are in UTC.`);
    const link = page.getByRole('main').getByRole('link', { name: 'the next version' });
    if (next) await expect(link).toHaveAttribute('href', next);
    else await expect(link).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute(
      'content',
      version === IN_FORCE.version ? 'max-image-preview:large' : 'noindex',
    );
  });
}

// Pages say the same on every day, so one build is read on the last day of a version and on the first
// day of the next one.
for (const day of ['2098-12-31', '2099-01-01']) {
  test(`on ${day}, the legal pages of one build say which version applies`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    await open(page, '/legal?tab=disclaimer');
    const document = legalPanel(page, 'disclaimer');
    await expect(document).toContainText('We answer within 10 business days.');
    await expect(document).toContainText(`${IN_FORCE.days} Dates are in UTC.`);
    await document.getByRole('link', { name: 'the next version' }).click();
    await expect(page).toHaveURL(IN_FORCE.next);
    await expect(page.getByRole('main')).toContainText('In effect from January 1, 2099.');
    await open(page, HISTORY);
    for (const days of ['November 3, 2025 to December 31, 2098', 'From January 1, 2099']) {
      await expect(page.getByRole('cell', { name: days, exact: true })).toBeVisible();
    }
  });
}

/** How many versions of all documents the test site has. */
const NUMBER_OF_VERSIONS =
  readFileSync('e2e/content/legal/record/ledger.json', 'utf8').match(/"version":/g)?.length ?? 0;

/** The rows of the history page that have a version. */
const rowsOfVersions = (page: Page) =>
  page
    .getByRole('table', { name: 'Versions' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

test('the question for a day leaves only the versions of that day in the table', async ({ page }) => {
  await open(page, HISTORY);
  const rows = rowsOfVersions(page);
  await expect(rows).toHaveCount(NUMBER_OF_VERSIONS);
  await page.getByLabel('Which text applied on this day?').fill('2025-11-02');
  await expect(page.getByRole('status')).toHaveText('In effect on November 2, 2025:');
  // On that day, the first version of each document applied.
  await expect(rows).toHaveCount(LEGAL_DOCUMENT_NAMES.length);
  await expect(rows.filter({ hasText: 'May 2, 2025' })).toHaveCount(LEGAL_DOCUMENT_NAMES.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table has all versions, and there is no question for a day', async ({ page }) => {
    await page.goto(HISTORY);
    await expect(rowsOfVersions(page)).toHaveCount(NUMBER_OF_VERSIONS);
    await expect(page.getByLabel('Which text applied on this day?')).toBeHidden();
    await page.getByText('Check that a text is unchanged').click();
    await expect(page.getByRole('link', { name: 'Our ledger' })).toBeVisible();
  });
});
