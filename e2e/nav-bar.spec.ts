import { againButton, button, fill, joinedGroup, waitlistSection } from './support/form';
import { BAR_HEIGHT, expect, navBar, open, restingTop, test, type Page } from './support/page';

const SECTIONS = [
  ['Services', 'services'],
  ['Benefits', 'benefits'],
  ['How It Works', 'how-it-works'],
  ['FAQ', 'faq'],
  ['Join Waitlist', 'waitlist'],
] as const;

test.describe('the bar on a wide screen', () => {
  const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

  async function expectBelowBar(page: Page, id: string): Promise<void> {
    await expect(page).toHaveURL(`/#${id}`);
    expect(await restingTop(page, `#${id} h2`)).toBeGreaterThanOrEqual(BAR_HEIGHT);
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }

  test('links to each section of the home page, below the bar, and back to its top', async ({ page }) => {
    await open(page, '/');
    for (const [label, id] of SECTIONS) {
      await link(page, label).click();
      await expectBelowBar(page, id);
    }
    await link(page, 'Expat Bank Brief').click();
    await expect(page).toHaveURL('/');
  });

  // src/layout/Layout.test.tsx looks at the address of every link on other pages.
  test('links from another page to a section of the home page, below the bar', async ({ page }) => {
    await open(page, '/legal');
    await link(page, 'Join Waitlist').click();
    await expectBelowBar(page, 'waitlist');
  });

  test('is transparent up to 10 px and solid white with a shadow beyond', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    for (const [top, color] of [
      [10, 'rgba(0, 0, 0, 0)'],
      [11, 'rgb(255, 255, 255)'],
      [0, 'rgba(0, 0, 0, 0)'],
      [400, 'rgb(255, 255, 255)'],
    ] as const) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect(navBar(page)).toHaveCSS('background-color', color);
    }
    await expect(navBar(page)).toHaveCSS('box-shadow', /rgb/);
  });

  test('has no button to the form after a sign-up, until the form is back', async ({ page }) => {
    await open(page, '/');
    await fill(page);
    await button(page).click();
    await expect(joinedGroup(page)).toBeVisible();
    await expect(link(page, 'Join Waitlist')).toBeHidden();
    await againButton(page).click();
    await expect(link(page, 'Join Waitlist')).toBeVisible();
  });

  test('is solid from the start where the page opens further down', async ({ page }) => {
    await open(page, '/#faq');
    await expect(navBar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test.describe('the bar on a small screen', () => {
  test.use({ viewport: { width: 375, height: 700 } });
  const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Menu|Close)$/ });
  const links = (page: Page) =>
    page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');

  test('Enter and Space on its button show and hide the links, and the button says so', async ({ page }) => {
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

  const joinLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Join Waitlist' });

  /** Scrolls so far that the bar is solid. */
  const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));

  test('has a short button for the form once it is solid, and none before', async ({ page }) => {
    await open(page, '/');
    await expect(joinLink(page)).toHaveCount(0);
    await scrollDown(page);
    await expect(joinLink(page)).toHaveText('Join');
    await joinLink(page).click();
    await expect(page).toHaveURL('/#waitlist');
    await expect(waitlistSection(page).getByRole('heading', { level: 2 })).toBeInViewport();
  });

  // layout.spec.ts measures the button.
  test('has room for the button to the form', async ({ page }) => {
    await open(page, '/legal');
    await scrollDown(page);
    await expect(joinLink(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expect(navBar(page)).toHaveCSS('height', `${BAR_HEIGHT}px`);
  });

  test('has the button to the form in the open menu instead, with its whole label', async ({ page }) => {
    await open(page, '/');
    await scrollDown(page);
    await expect(joinLink(page)).toHaveText('Join');
    await toggle(page).click();
    await expect(joinLink(page)).toHaveText('Join Waitlist');
    await page.keyboard.press('Escape');
    await expect(joinLink(page)).toHaveText('Join');
  });

  // src/layout/NavBar.test.tsx closes the menu in other ways, without a browser.
  test('a click on a link of the dimmed page closes the menu, and does not follow the link', async ({
    page,
  }) => {
    await open(page, '/');
    // The open menu doesn't cover the footer, which is at the lower edge of the window.
    const privacyLink = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    await privacyLink.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await toggle(page).click();
    await expect(links(page)).toHaveCount(SECTIONS.length);
    // With `force`, Playwright clicks at the place of the link although the scrim is above it.
    await privacyLink.click({ force: true });
    await expect(links(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
});
