import { expect, LAST_UPDATED, LEGAL_TABS, open, test, testWithErrors, type Page } from './page';

const tab = (page: Page, name: string) => page.locator(`[role=tab][data-document=${name}]`);
const panels = (page: Page) => page.locator('[role=tabpanel]:visible');

async function expectTab(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAttribute('data-document', name);
}

for (const name of LEGAL_TABS) {
  test(`?tab=${name} shows that document, its date and its versions`, async ({ page }) => {
    await open(page, `/legal?tab=${name}`);
    await expectTab(page, name);
    const header = panels(page).locator('header');
    await expect(header).toContainText(`Last updated ${LAST_UPDATED[name]}`);
    await expect(header.getByRole('link', { name: 'All versions' })).toHaveAttribute(
      'href',
      '/legal/history/',
    );
    // Only this document has an earlier version.
    await expect(header.getByRole('link', { name: 'See every change' })).toHaveCount(
      name === 'disclaimer' ? 1 : 0,
    );
    await header.getByRole('link', { name: LAST_UPDATED[name], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/legal/${name}/[\\d-]+/$`));
  });
}

test('the title follows the tab', async ({ page }) => {
  const expectTitle = (heading: string) => expect(page).toHaveTitle(`${heading} | Expat Bank Brief`);
  await open(page, '/legal');
  await expectTitle('Legal information');
  await tab(page, 'privacy').click();
  await expectTitle('Privacy Notice');
  await tab(page, 'cookie').click();
  await expectTitle('Cookie Notice');
  await page.goBack();
  await expectTitle('Privacy Notice');
  await page.goBack();
  await expectTitle('Legal information');
  await page.goForward();
  await expectTitle('Privacy Notice');
  await page.reload();
  await expectTitle('Privacy Notice');
});

test('clicks, back, forward, reload and the footer keep tab and address together', async ({ page }) => {
  await open(page, '/legal');
  await tab(page, 'privacy').click();
  await expect(page).toHaveURL('/legal?tab=privacy');
  await expectTab(page, 'privacy');
  await tab(page, 'disclaimer').click();
  await expect(page).toHaveURL('/legal?tab=disclaimer');
  await page.goBack();
  await expect(page).toHaveURL('/legal?tab=privacy');
  await expectTab(page, 'privacy');
  await page.goBack();
  await expectTab(page, 'terms');
  await page.goForward();
  await expectTab(page, 'privacy');
  await page.reload();
  await expectTab(page, 'privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie' }).click();
  await expect(page).toHaveURL('/legal?tab=cookie');
  await expectTab(page, 'cookie');
});

for (const [query, name] of [
  ['?tab=disclaimer', 'disclaimer'],
  ['?tab=nonsense', 'terms'],
] as const) {
  testWithErrors(`${query} shows no other document before React has started`, async ({ page }) => {
    await page.route('**/*.js', () => undefined);
    await page.goto(`/legal${query}`, { waitUntil: 'commit' });
    await expect(panels(page)).toHaveCount(1);
    await expect(panels(page)).toHaveAttribute('data-document', name);
    const border = (of: string) =>
      tab(page, of).evaluate((element) => getComputedStyle(element).borderBottomWidth);
    expect(await border(name)).toBe('3px');
    expect(await border('privacy')).toBe('0px');
  });
}

test('on a phone, the tabs stand two by two, and the summary of a document begins in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  // The disclaimer begins with the notice of its next version.
  for (const name of ['terms', 'privacy', 'cookie']) {
    await open(page, `/legal?tab=${name}`);
    await expect(panels(page).getByText('In short:')).toBeInViewport();
    const boxes = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ top }) => top)).size, 'rows of tabs').toBe(2);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(48);
  }
});

test('on a wide screen, the list of contents marks the clause that is being read', async ({ page }) => {
  await open(page, '/legal?tab=privacy');
  const contents = page.getByRole('navigation', { name: 'Contents: Privacy Notice' });
  const current = contents.locator('[aria-current=true]');
  await expect(current).toHaveText('Who is responsible');
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(current).toHaveText('Your rights');
});

test('the list of contents unfolds on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await open(page, '/legal');
  const contents = page.getByRole('navigation', { name: 'Contents: Terms of Use' });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.getByText('Contents', { exact: true }).click();
  await expect(contents.getByRole('link')).not.toHaveCount(0);
});

test('a wide table scrolls inside itself, by keyboard too, and has a name', async ({ page }) => {
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
