import { BAR_HEIGHT, expect, navBar, open, restingTop, test, type Page } from './support/page';

const SECTIONS = [
  ['Services', 'services'],
  ['Benefits', 'benefits'],
  ['How It Works', 'how-it-works'],
  ['FAQ', 'faq'],
  ['Join Waitlist', 'waitlist'],
] as const;

test.describe('on a wide screen', () => {
  for (const from of ['/', '/legal']) {
    test(`leads from ${from} to each section of the home page, below the bar`, async ({ page }) => {
      for (const [label, id] of SECTIONS) {
        await open(page, from);
        await page.getByRole('banner').getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(`/#${id}`);
        expect(await restingTop(page, `#${id} h2`)).toBeGreaterThanOrEqual(BAR_HEIGHT);
        await expect(page.locator(`#${id} h2`)).toBeInViewport();
      }
      await page.getByRole('banner').getByRole('link', { name: 'Expat Bank Brief' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('is transparent up to 10 px and solid white with a shadow beyond', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    for (const [top, colour] of [
      [10, 'rgba(0, 0, 0, 0)'],
      [11, 'rgb(255, 255, 255)'],
      [0, 'rgba(0, 0, 0, 0)'],
      [400, 'rgb(255, 255, 255)'],
    ] as const) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect(navBar(page)).toHaveCSS('background-color', colour);
    }
    await expect(navBar(page)).toHaveCSS('box-shadow', /rgb/);
    await page.reload();
    await expect(navBar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 700 } });
  const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Menu|Close)$/ });
  const links = (page: Page) =>
    page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');

  test('its button shows and hides the links, and says so', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible();
    await expect(links(page)).toHaveCount(0);
    for (const key of ['Enter', 'Space']) {
      await toggle(page).press(key);
      await expect(page.getByRole('button', { name: 'Close', expanded: true })).toBeFocused();
      await expect(links(page)).toHaveCount(SECTIONS.length);
      await toggle(page).press(key);
      await expect(links(page)).toHaveCount(0);
    }
  });

  for (const [path, href] of [
    ['/', '#waitlist'],
    ['/legal', '/#waitlist'],
  ] as const) {
    test(`on ${path}, the bar has a button to the form while the window shows no other`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, path);
      const join = page.getByRole('banner').getByRole('link', { name: 'Join Waitlist' });
      await expect(join).toHaveCount(0);
      await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
      await expect(join).toHaveAttribute('href', href);
      await expect(join).toHaveText('Join');
      const { height = 0 } = (await join.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expect(navBar(page)).toHaveCSS('height', `${BAR_HEIGHT}px`);

      await toggle(page).click();
      await expect(join).toHaveText('Join Waitlist');
      await page.keyboard.press('Escape');

      await join.click();
      await expect(page).toHaveURL('/#waitlist');
      await expect(page.locator('#waitlist h2')).toBeInViewport();
      await expect(join).toHaveCount(0);
    });
  }

  test('a click outside closes the menu, and clicks nothing that lies below the dimmed page', async ({
    page,
  }) => {
    await open(page, '/');
    await toggle(page).click();
    await expect(links(page)).toHaveCount(SECTIONS.length);
    const address = page.url();
    await page.mouse.click(180, 680);
    await expect(links(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
  });
});
