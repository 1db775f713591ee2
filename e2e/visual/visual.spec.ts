import { expect, test } from '@playwright/test';
import { ready } from '../page';
import { states } from '../states';

const WIDTHS = [320, 768, 1280];
const HEIGHT = 900;
/** Beyond this, a document looks as it does before. */
const TALLEST = 2400;

/** Shown whole; the version is one that is recorded for good. */
const PAGES = {
  home: '/',
  'legal-terms': '/legal?tab=terms',
  'legal-privacy': '/legal?tab=privacy',
  'legal-history': '/legal/history/',
  'legal-version': '/legal/terms/2025-05-02/',
  'not-found': '/no-such-page',
};

/** Shown as they come into the window. */
const STATES = [
  'menu open',
  'a question open',
  'signed up',
  'a field is blank',
  'no address',
  'sending failed',
  'another day asked for',
];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: HEIGHT } });

    for (const [name, address] of Object.entries(PAGES)) {
      test(`${name} looks as accepted`, async ({ page }) => {
        await page.goto(address);
        await ready(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
          fullPage: true,
          clip: { x: 0, y: 0, width, height: name === 'home' ? height : Math.min(height, TALLEST) },
        });
      });
    }

    for (const { name, address, reach, shows } of states().filter((state) => STATES.includes(state.name))) {
      // There the links are in the bar.
      if (name === 'menu open' && width >= 1024) continue;
      test(`${name}: looks as accepted`, async ({ page }) => {
        await page.goto(address);
        await ready(page);
        await page.clock.resume();
        await reach?.(page);
        await page.locator(shows).first().waitFor();
        await expect(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}-${width}.png`);
      });
    }
  });
}

test('a link of another colour would be seen', async ({ page }) => {
  const { updateSnapshots } = test.info().config;
  // While pictures are accepted there is nothing to compare with.
  if (updateSnapshots === 'all') return;
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.goto('/no-such-page');
  await ready(page);
  await expect(page).toHaveScreenshot('not-found-320.png', { fullPage: true });
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('main a')) link.style.color = 'green';
  });
  await expect(page).not.toHaveScreenshot('not-found-320.png', { fullPage: true });
});

test('every state has its pictures', () => {
  expect(states().map(({ name }) => name)).toEqual(expect.arrayContaining(STATES));
});
