import { test as plainTest } from '@playwright/test';
import { expect, LEGAL_TABS, open, test, type Page } from './page';

const tab = (page: Page, name: string) => page.locator(`[role=tab][data-document=${name}]`);
const panels = (page: Page) => page.locator('[role=tabpanel]:visible');

async function expectTab(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAttribute('data-document', name);
}

for (const name of LEGAL_TABS) {
  test(`?tab=${name} shows that document with its date`, async ({ page }) => {
    await open(page, `/legal?tab=${name}`);
    await expectTab(page, name);
    await expect(panels(page)).toContainText('Last updated May 2, 2025');
  });
}

const REFUSED = [
  '',
  '?tab=',
  '?tab=Privacy',
  '?tab=privacy%20',
  '?tab=__proto__',
  '?tab=constructor',
  '?tab=%E0%A4%A',
  '?other=privacy',
];
for (const query of REFUSED) {
  test(`"${query}" shows the terms`, async ({ page }) => {
    await open(page, `/legal${query}`);
    await expectTab(page, 'terms');
  });
}

test('of a repeated parameter the first counts', async ({ page }) => {
  await open(page, '/legal?tab=cookie&tab=privacy');
  await expectTab(page, 'cookie');
  await open(page, '/legal?tab=nonsense&tab=privacy');
  await expectTab(page, 'terms');
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

test('arrow keys move through the tabs and leave no history behind', async ({ page }) => {
  await open(page, '/legal');
  const before = await page.evaluate(() => window.history.length);
  await tab(page, 'terms').focus();
  await page.keyboard.press('ArrowRight');
  await expectTab(page, 'privacy');
  await expect(tab(page, 'privacy')).toBeFocused();
  await expect(page).toHaveURL('/legal?tab=privacy');
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

plainTest('shows no other tab before React has started', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    // What the page shows at its first paint, before any script of ours has arrived.
    document.addEventListener('DOMContentLoaded', () => {
      const shown = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].filter(
        (panel) => panel.offsetHeight > 0,
      );
      document.documentElement.dataset['shownFirst'] = shown.map((panel) => panel.dataset['document']).join();
    });
  });
  await page.goto('/legal?tab=disclaimer', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-shown-first', 'disclaimer');
});
