import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from '../tests/support/launch-options';
import { againButton, button, fill, JOINED, status } from './support/form';
import { expect, ready, test } from './support/page';

// Playwright switches off the back/forward cache, which keeps a page as it was left.
let browser: Browser;
test.beforeEach(async () => {
  browser = await chromium.launch({
    ...chromiumOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterEach(() => browser.close());

test('a page comes back as it was left, and its form is not stuck', async ({ baseURL }) => {
  const page = await browser.newPage();
  await page.goto(`${baseURL}/`);
  await ready(page);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    }),
  );
  await fill(page);
  // One call does both, so that the visitor leaves while the form is still sending, which takes a second.
  await button(page).evaluate((submit: HTMLButtonElement) => {
    submit.click();
    window.location.href = '/legal?tab=cookie';
  });
  await page.waitForURL('**/legal?tab=cookie');
  await page.waitForFunction(() => performance.now() > 1000);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(status(page)).toHaveText(JOINED);
  await againButton(page).click();
  await expect(button(page)).toBeEnabled();
});
