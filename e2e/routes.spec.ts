import { chromium } from '@playwright/test';
import { chromiumOptions } from '../tests/programs/browser';
import { ADDRESSES, expect, holdBack, open, ready, restingTop, stopTimers, test } from './page';

test('a new page begins at its top, with a title of its own and the skip link first', async ({ page }) => {
  await open(page, '/');
  const title = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter');
  await page.waitForURL('/legal?tab=privacy');
  await ready(page);
  expect(await page.title()).not.toBe(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('no published page links to the editor of its texts', async ({ request }) => {
  for (const address of [...ADDRESSES, '/legal/terms/2025-05-02/']) {
    const html = await (await request.get(address)).text();
    expect(html).toContain('<main');
    expect(html).not.toMatch(/forge\.example\.com|Edit this text/);
  }
});

for (const [path, anchor] of [
  ['/#faq', '#faq-heading'],
  ['/#launch', '#launch'],
  ['/legal?tab=privacy#privacy-your-rights', '#privacy-your-rights'],
] as const) {
  test(`${path} lands below the bar and stays there when the font is late`, async ({ page }) => {
    const arrive = await holdBack(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await ready(page);
    await expect(page.locator(anchor)).toBeInViewport();
    const before = await restingTop(page, anchor);
    expect(before).toBeGreaterThanOrEqual(64);
    arrive();
    await page.evaluate(() => document.fonts.ready);
    expect(Math.abs((await restingTop(page, anchor)) - before)).toBeLessThanOrEqual(4);
  });
}

test('the form is not stuck when the browser brings its page back as it was left', async ({ baseURL }) => {
  // Playwright switches off what this is about.
  const browser = await chromium.launch({
    ...chromiumOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${baseURL}/`);
    await ready(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      }),
    );
    await page.getByLabel('Full name').fill('Ada');
    await page.getByLabel('Email address').fill('ada@example.com');
    const button = page.locator('#waitlist button[type=submit]');
    // At once: sending takes a second.
    await button.evaluate((submit: HTMLButtonElement) => {
      submit.click();
      window.location.href = '/legal';
    });
    await page.waitForURL('**/legal');
    await page.waitForFunction(() => performance.now() > 1000);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(button).toBeEnabled();
    await expect(button).toHaveText('Join the Waitlist');
    await expect(page.locator('#waitlist form [role=status]')).toHaveText(
      'Thank you for joining the waitlist!',
    );
  } finally {
    await browser.close();
  }
});

test('the form is not stuck after a reload in the middle of sending', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email address').fill('ada@example.com');
  await stopTimers(page);
  const button = page.locator('#waitlist button[type=submit]');
  await button.click();
  await expect(button).toBeDisabled();
  await page.reload();
  await page.clock.resume();
  await ready(page);
  await expect(button).toBeEnabled();
  await expect(button).toHaveText('Join the Waitlist');
  await expect(page.locator('#waitlist form [role=status]')).toBeEmpty();
});

test('a button that the browser kept disabled over a reload works again', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('#waitlist button[type=submit]')?.setAttribute('disabled', '');
    });
  });
  await open(page, '/');
  await expect(page.locator('#waitlist button[type=submit]')).toBeEnabled();
});

test('what a password manager fills in is what is sent', async ({ page }) => {
  await open(page, '/');
  for (const [field, value] of [
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
  ] as const) {
    const input = page.locator(`#waitlist form [autocomplete=${field}][name=${field}]`);
    // Without a key being pressed.
    await input.evaluate((element: HTMLInputElement, filled) => (element.value = filled), value);
  }
  await page.locator('#waitlist button[type=submit]').click();
  await expect(page.locator('#waitlist form [role=status]')).toHaveText(
    'Thank you for joining the waitlist!',
  );
});
