import {
  expectOnlyPanel,
  expectTab,
  LEGAL_DOCUMENTS,
  legalPanel,
  legalTab,
  type LegalDocumentName,
} from './support/legal-tabs';
import { expect, holdBack, open, test, testWithErrors } from './support/page';

// src/legal/tabs/LegalTabs.test.tsx shows each document for its address. The disclaimer alone has an earlier
// version.
for (const name of ['privacy', 'disclaimer'] as const) {
  const { lastUpdated } = LEGAL_DOCUMENTS[name];

  test(`?tab=${name} shows that document, which links to its version, to all versions and to changes`, async ({
    page,
  }) => {
    await open(page, `/legal?tab=${name}`);
    await expectTab(page, name);
    const panel = legalPanel(page, name);
    const allVersions = panel.getByRole('link', { name: 'All versions' });
    await expect(allVersions).toHaveAttribute('href', '/legal/history');
    const changes = panel.getByRole('link', { name: 'See every change' });
    await expect(changes).toHaveCount(name === 'disclaimer' ? 1 : 0);
    await expect(panel).toContainText(`Last updated ${lastUpdated}`);
    await panel.getByRole('link', { name: lastUpdated, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/legal/${name}/[\\d-]+/$`));
  });
}

test('on phones the cells of a table are below one another, and it is still a table', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/legal?tab=privacy');
  const table = page.getByRole('group', { name: 'Why we use your details' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const cells = table.getByRole('row').filter({ hasText: 'Messages you send us' }).getByRole('cell');
  await expect(cells).toHaveCount(3);
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(3);
});

test('clicks, back, forward, reload and the footer keep tab, address and title together', async ({
  page,
}) => {
  const expectAll = async (name: LegalDocumentName, address: string, heading: string) => {
    await expect(page).toHaveURL(address);
    await expectTab(page, name);
    await expect(page).toHaveTitle(`${heading} | Expat Bank Brief`);
  };
  const expectStart = () => expectAll('terms', '/legal', 'Legal information');
  const expectDocument = (name: LegalDocumentName) =>
    expectAll(name, `/legal?tab=${name}`, LEGAL_DOCUMENTS[name].title);

  await open(page, '/legal');
  await expectStart();
  await legalTab(page, 'privacy').click();
  await expectDocument('privacy');
  await legalTab(page, 'disclaimer').click();
  await expectDocument('disclaimer');
  await page.goBack();
  await expectDocument('privacy');
  await page.goBack();
  await expectStart();
  await page.goForward();
  await expectDocument('privacy');
  await page.reload();
  await expectDocument('privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie' }).click();
  await expectDocument('cookie');
});

for (const [query, name] of [
  ['?tab=disclaimer', 'disclaimer'],
  ['?tab=nonsense', 'terms'],
] as const) {
  testWithErrors(`${query} shows no other document before React has started`, async ({ page }) => {
    await holdBack(page, '**/*.js');
    await page.goto(`/legal${query}`, { waitUntil: 'commit' });
    await expectOnlyPanel(page, name);
    const border = (of: LegalDocumentName) =>
      legalTab(page, of).evaluate((element) => getComputedStyle(element).borderBottomWidth);
    expect(await border(name)).toBe('3px');
    expect(await border('privacy')).toBe('0px');
  });
}

test('on the narrowest phones the tabs are in one row, and large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 667 });
  await open(page, '/legal');
  const boxes = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ top }) => top)).size, 'rows of tabs').toBe(1);
  expect(Math.min(...boxes.flatMap((box) => [box.width, box.height]))).toBeGreaterThanOrEqual(48);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('the summary of a document begins in the first screen', async ({ page }) => {
    await open(page, '/legal?tab=privacy');
    await expect(legalPanel(page, 'privacy').getByText('In short:')).toBeInViewport();
  });

  test('the list of contents unfolds', async ({ page }) => {
    await open(page, '/legal');
    const contents = page.getByRole('navigation', { name: 'Contents: Terms of Use' });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.getByText('Contents', { exact: true }).click();
    await expect(contents.getByRole('link')).not.toHaveCount(0);
  });
});

test('on a wide screen, the list of contents marks the clause that is being read', async ({ page }) => {
  await open(page, '/legal?tab=privacy');
  const contents = page.getByRole('navigation', { name: 'Contents: Privacy Notice' });
  const current = contents.locator('[aria-current=true]');
  await expect(current).toHaveText('Who is responsible');
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(current).toHaveText('Your rights');
});

test('a wide table scrolls separately, even by keyboard, and has a name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/legal?tab=privacy');
  const table = page.getByRole('group', { name: 'Why we use your details' });
  await table.evaluate((box) => {
    for (const cell of box.querySelectorAll('td')) cell.style.whiteSpace = 'nowrap';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
