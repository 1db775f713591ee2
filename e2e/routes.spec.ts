import { BAR_HEIGHT, expect, holdBack, open, ready, restingTop, test } from './support/page';

test('a new page begins at its top, with its own title and the skip link first', async ({ page }) => {
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

for (const [path, anchor] of [
  ['/#launch', '#launch'],
  ['/legal?tab=privacy#privacy-your-rights', '#privacy-your-rights'],
] as const) {
  test(`${path} lands below the bar and stays there when the font is late`, async ({ page }) => {
    const arrive = await holdBack(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await ready(page);
    await expect(page.locator(anchor)).toBeInViewport();
    const before = await restingTop(page, anchor);
    expect(before).toBeGreaterThanOrEqual(BAR_HEIGHT);
    arrive();
    await page.evaluate(() => document.fonts.ready);
    expect(Math.abs((await restingTop(page, anchor)) - before)).toBeLessThanOrEqual(4);
  });
}
