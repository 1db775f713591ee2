// The patterns of the ARIA Authoring Practices, rule by rule; docs/accessibility.md names each of these tests.
import { test as plainTest } from '@playwright/test';
import { MESSAGES } from '../src/waitlist/messages';
import { expect, open, test, type Page } from './page';

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test.describe('accordion', () => {
  const questions = (page: Page) => page.locator('#faq h3 > button');
  const panelOf = (page: Page, index: number) => page.locator('#faq [data-reach-accordion-panel]').nth(index);
  test.beforeEach(({ page }) => open(page, '/'));

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens a closed panel and closes an open one`, async ({ page }) => {
      const first = questions(page).first();
      await first.focus();
      await page.keyboard.press(key);
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await expect(panelOf(page, 0)).toBeVisible();
      await page.keyboard.press(key);
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await expect(panelOf(page, 0)).toBeHidden();
      await expect(first).toBeFocused();
    });
  }

  test('opening a panel closes the one that was open', async ({ page }) => {
    await questions(page).nth(0).press('Enter');
    await questions(page).nth(2).press('Enter');
    await expect(panelOf(page, 0)).toBeHidden();
    await expect(panelOf(page, 2)).toBeVisible();
  });

  test('Tab and Shift+Tab go through every header, and into an open panel', async ({ page }) => {
    await questions(page).nth(0).focus();
    await page.keyboard.press('Tab');
    await expect(questions(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panelOf(page, 1).locator(':focus')).toHaveCount(1);
    await questions(page).nth(2).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(panelOf(page, 1).locator(':focus')).toHaveCount(1);
  });

  test('arrow keys, Home and End go from header to header', async ({ page }) => {
    const last = (await questions(page).count()) - 1;
    await questions(page).nth(0).focus();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['End', last],
      ['ArrowDown', 0],
      ['ArrowUp', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(questions(page).nth(index)).toBeFocused();
    }
  });

  test('each header is a button, alone in a heading of the right level', async ({ page }) => {
    const headings = page.locator('#faq h3');
    await expect(page.locator('#faq h2')).toHaveCount(1);
    expect(await headings.evaluateAll((all) => all.map(({ childNodes }) => childNodes.length))).toEqual(
      Array(await questions(page).count()).fill(1),
    );
    expect(
      await questions(page).evaluateAll((all) => all.every((button) => button.matches('h3 > button'))),
    ).toBe(true);
  });

  test('each header says whether its panel is open, and which it is', async ({ page }) => {
    await questions(page).nth(1).press('Enter');
    for (const [index, button] of (await questions(page).all()).entries()) {
      await expect(button).toHaveAttribute('aria-expanded', String(index === 1));
      const id = (await button.getAttribute('aria-controls')) ?? '';
      await expect(panelOf(page, index)).toHaveAttribute('id', id);
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    }
  });

  test('panels are no regions, as there are more than six', async ({ page }) => {
    expect(await questions(page).count()).toBeGreaterThan(6);
    await expect(page.locator('#faq [data-reach-accordion-panel][role]')).toHaveCount(0);
  });
});

test.describe('tabs', () => {
  const tabs = (page: Page) => page.getByRole('tab');
  const panel = (page: Page) => page.getByRole('tabpanel');
  test.beforeEach(({ page }) => open(page, '/legal?tab=privacy'));

  test('Tab goes to the chosen tab, and from there into its panel', async ({ page }) => {
    const chosen = tabs(page).nth(1);
    for (
      let presses = 0;
      presses < 15 && !(await chosen.evaluate((tab) => tab === document.activeElement));
    ) {
      presses += 1;
      await page.keyboard.press('Tab');
      await expect(page.locator('[role=tab]:focus:not([aria-selected=true])')).toHaveCount(0);
    }
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role=tabpanel]')))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect(chosen).toBeFocused();
  });

  test('a panel that the keyboard comes to is shown from its start', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 560 });
    await tabs(page).nth(1).focus();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'Privacy Notice' })).toBeInViewport();
    // Where clicks in the text take it, it stays.
    const words = page.locator('#privacy-document .text p').last();
    await words.scrollIntoViewIfNeeded();
    await words.click();
    await expect(panel(page)).toBeFocused();
    await expect(words).toBeInViewport();
  });

  test('arrow keys go round the tabs, Home and End to the first and last', async ({ page }) => {
    await tabs(page).nth(1).focus();
    for (const [key, index] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', 3],
      ['ArrowRight', 0],
      ['End', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs(page).nth(index)).toBeFocused();
    }
  });

  test('a tab that gets the focus by an arrow key shows its panel at once', async ({ page }) => {
    await tabs(page).nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveAccessibleName('Cookie');
  });

  test('a list of tabs has a name, and tabs and panels their roles', async ({ page }) => {
    await expect(page.getByRole('tablist', { name: 'Legal documents' }).getByRole('tab')).toHaveCount(4);
    await expect(page.locator('[role=tabpanel]')).toHaveCount(4);
    await expect(panel(page)).toHaveCount(1);
  });

  test('each tab names its panel, and each panel is named by its tab', async ({ page }) => {
    for (const tab of await tabs(page).all()) {
      const controlled = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
      await expect(controlled).toHaveAttribute('role', 'tabpanel');
      await expect(controlled).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? '');
    }
  });

  test('one tab says that it is chosen, the others that they are not', async ({ page }) => {
    await tabs(page).nth(3).click();
    expect(
      await tabs(page).evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected'))),
    ).toEqual(['false', 'false', 'false', 'true']);
  });
});

test.describe('disclosure menu', () => {
  test.use({ viewport: { width: 375, height: 800 } });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
  const links = (page: Page) => page.locator('#menu').getByRole('link');
  test.beforeEach(({ page }) => open(page, '/'));

  for (const key of ['Enter', 'Space']) {
    test(`${key} on the button shows the links and hides them again`, async ({ page }) => {
      await toggle(page).focus();
      await page.keyboard.press(key);
      await expect(links(page).first()).toBeVisible();
      await page.keyboard.press(key);
      await expect(links(page)).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
    });
  }

  test('Escape hides the links and gives the focus back to the button', async ({ page }) => {
    await toggle(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });

  test('Tab goes from the button through the links and on, and hides them behind it', async ({ page }) => {
    await toggle(page).press('Enter');
    const texts = await links(page).allTextContents();
    const reached: string[] = [];
    for (let index = 0; index < texts.length; index += 1) {
      await page.keyboard.press('Tab');
      reached.push(await focusedText(page));
    }
    expect(reached).toEqual(texts);
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the button says whether the links are shown, and what holds them', async ({ page }) => {
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toHaveAttribute('aria-controls', 'menu');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#menu')).toBeVisible();
  });

  test('the links are plain links in a list, and none claims to be a menu item', async ({ page }) => {
    await toggle(page).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')).toHaveCount(5);
    await expect(
      page.locator('header [role=menu], header [role=menuitem], header [aria-haspopup]'),
    ).toHaveCount(0);
  });
});

test.describe('alert', () => {
  const submit = (page: Page) => page.locator('#waitlist button[type=submit]');

  const fill = async (page: Page) => {
    await page.getByLabel('Full name').fill('Ada');
    await page.getByLabel('Email address').fill('ada@example.com');
  };

  /** A toast goes at the end of an animation, however long that takes. */
  const endAnimations = (page: Page) =>
    page.locator('.Toastify').evaluate((toasts) => {
      for (const animation of toasts.getAnimations({ subtree: true })) animation.finish();
    });

  plainTest(
    'a part of the page that fails is an alert, and leaves the focus where it is',
    async ({ page }) => {
      await page.route('/', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: html.replace(/(data-island="faq-accordion" data-props=")[^"]*"/, '$1{}"'),
        });
      });
      await page.goto('/');
      await page.getByLabel('Full name').focus();
      await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
      await expect(page.getByLabel('Full name')).toBeFocused();
    },
  );

  test('the result of the form is announced without taking the focus', async ({ page }) => {
    await open(page, '/');
    await fill(page);
    await submit(page).click();
    await expect(page.locator('#waitlist [role=status]').filter({ hasText: MESSAGES.joined })).toHaveCount(1);
    // The button is gone, so the focus is on what happens next: after the announcement, not on it.
    await expect(page.locator('#waitlist .next')).toBeFocused();
    await expect(page.locator('.Toastify__toast :focus')).toHaveCount(0);
  });

  test('an error does not go away by itself', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await submit(page).click();
    await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveCount(1);
    await endAnimations(page);
    await page.clock.runFor(120_000);
    await expect(page.locator('.Toastify__toast').getByText(MESSAGES.blank)).toBeVisible();
    await expect(page.locator('#waitlist').getByText(MESSAGES.blank).first()).toBeVisible();
  });

  test('a success goes away by itself, and what it says stays in the form', async ({ page }) => {
    await open(page, '/');
    await fill(page);
    await submit(page).click();
    await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveCount(1);
    await expect(page.locator('.Toastify__progress-bar--animated')).toHaveCSS('animation-duration', '8s');
    await endAnimations(page);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
    await expect(page.locator('#waitlist').getByText(MESSAGES.joined).first()).toBeVisible();
  });

  test('the same error again is not a second alert', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await submit(page).click();
    await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveCount(1);
    await submit(page).click();
    await page.clock.runFor(1000);
    await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveCount(1);
  });
});
