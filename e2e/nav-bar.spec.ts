import { expect, open, restingTop, test } from './page';

const SECTIONS = [
  ['Services', 'services'],
  ['Benefits', 'benefits'],
  ['How It Works', 'how-it-works'],
  ['FAQ', 'faq'],
  ['Join Waitlist', 'waitlist'],
] as const;

test.describe('on a wide screen', () => {
  test('leads to each section, which lands below the bar', async ({ page }) => {
    await open(page, '/');
    const bar = page.getByRole('banner');
    for (const [label, id] of SECTIONS) {
      await bar.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
      const barHeight = (await bar.boundingBox())?.height ?? 0;
      expect(await restingTop(page, `#${id} h2`)).toBeGreaterThanOrEqual(barHeight);
    }
  });

  test('leads from other pages to the home page’s sections, below the bar', async ({ page }) => {
    for (const [label, id] of SECTIONS) {
      await open(page, '/legal');
      const link = page.getByRole('banner').getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', `/#${id}`);
      await link.click();
      await expect(page).toHaveURL(`/#${id}`);
      expect(await restingTop(page, `#${id} h2`)).toBeGreaterThanOrEqual(64);
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    }
    await page.getByRole('banner').getByRole('link', { name: 'Expat Bank Brief' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is transparent up to 10 px and solid white with a shadow beyond', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const bar = page.locator('header .bar');
    for (const [top, colour] of [
      [0, 'rgba(0, 0, 0, 0)'],
      [10, 'rgba(0, 0, 0, 0)'],
      [11, 'rgb(255, 255, 255)'],
      [0, 'rgba(0, 0, 0, 0)'],
    ] as const) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect(bar).toHaveCSS('background-color', colour);
    }
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(bar).toHaveCSS('box-shadow', /rgb/);
    await expect(page.locator('header')).toHaveCSS('position', 'fixed');
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('opens and closes a menu', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const services = page.getByRole('banner').getByRole('link', { name: 'Services' });
    await expect(services).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(services).toBeVisible();

    await test.step('closes after a choice', async () => {
      await services.click();
      await expect(page).toHaveURL('/#services');
      await expect(services).toBeHidden();
    });
    await test.step('closes on Escape and gives the focus back', async () => {
      await toggle.click();
      await page.keyboard.press('Escape');
      await expect(services).toBeHidden();
      await expect(toggle).toBeFocused();
    });
    await test.step('closes on a click outside', async () => {
      await toggle.click();
      await page.mouse.click(180, 680);
      await expect(services).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('closes when the focus leaves it', async () => {
      await toggle.click();
      for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Tab');
      await expect(services).toBeHidden();
    });
  });
});
