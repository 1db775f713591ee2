import type { Locator } from '@playwright/test';
import { question } from './support/faq';
import {
  againButton,
  button,
  fill,
  form,
  JOINED,
  joinedGroup,
  nameField,
  status,
  toast,
  toasts,
} from './support/form';
import { expect, holdBack, navBar, open, stopTimers, tabTo, test, type Page } from './support/page';

/** Expects that two elements share no pixel, once scrolling has ended. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [a, b] = [await one.boundingBox(), await other.boundingBox()];
      if (!a || !b) return 'not there';
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      return across > 0 && down > 0 ? `${Math.round(across)} x ${Math.round(down)} px shared` : 'apart';
    })
    .toBe('apart');
}

async function expectNameInView(page: Page): Promise<void> {
  await expect(nameField(page)).toBeFocused();
  await expectApart(nameField(page), toast(page));
  await expectApart(nameField(page), navBar(page));
  await expect(nameField(page)).toBeInViewport({ ratio: 1 });
}

for (const width of [320, 1280]) {
  test(`no toast covers the form or what has the focus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await open(page, '/');
    for (const edge of ['start', 'end'] as const) {
      const putButton = () =>
        button(page).evaluate((submit, block) => submit.scrollIntoView({ block, behavior: 'instant' }), edge);
      await putButton();
      await button(page).click();
      await expect(toast(page)).toHaveText('Please fill in all fields');
      await expectNameInView(page);
      await expectApart(form(page), toast(page));

      await fill(page);
      await putButton();
      await button(page).click();
      await expect(toast(page)).toHaveText(JOINED);
      await expectApart(form(page), toast(page));
      await againButton(page).click();
    }
  });
}

test('the field that has the focus stays in view at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/');
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  await expectNameInView(page);
});

const closeButton = (page: Page) => page.getByRole('button', { name: 'close', exact: true });

test('an error that happens again replaces its toast', async ({ page }) => {
  await open(page, '/');
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  const first = await toast(page).elementHandle();
  await button(page).click();
  await first.waitForElementState('hidden');
  await expect(toast(page)).toHaveCount(1);
});

test('the Tab key goes from the form to the button of a toast, which gives the focus back', async ({
  page,
}) => {
  await open(page, '/');
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  await button(page).focus();
  await tabTo(page, closeButton(page));
  await expect(closeButton(page)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('Escape closes an error and leaves the focus where it is', async ({ page }) => {
  await open(page, '/');
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(nameField(page)).toBeFocused();
});

test('an error stays until it is closed', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await stopTimers(page);
  await button(page).click();
  await page.clock.runFor(1000);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
});

test('closing a toast with the mouse neither scrolls nor moves the focus into the form', async ({ page }) => {
  await open(page, '/');
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  await question(page, 'launch').click();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await closeButton(page).click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(question(page, 'launch')).toBeFocused();
  expect(await place()).toBe(before);
});

for (const hasFocus of [true, false]) {
  test(`the toast with thanks ${hasFocus ? 'stays while it has the focus' : 'goes after eight seconds'}, and the thanks in place of the form stay`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    await fill(page);
    await stopTimers(page);
    await button(page).click();
    await page.clock.runFor(1000);
    await expect(toast(page)).toHaveText(JOINED);
    if (hasFocus) await toast(page).focus();
    await page.clock.runFor(7000);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast(page)).toHaveCount(hasFocus ? 1 : 0);
    await expect(joinedGroup(page)).toBeVisible();
  });
}

test('neither toast nor bar moves for readers who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  for (const moving of [toast(page), navBar(page)]) {
    const durations = await moving.evaluate((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      return [animationDuration, transitionDuration].map(parseFloat);
    });
    expect(Math.max(...durations)).toBeLessThanOrEqual(0.001);
  }
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('a message shows as a toast even when the script of toasts arrives late', async ({ page }) => {
  const arrive = await holdBack(page, '**/form-*.js');
  await open(page, '/');
  await fill(page);
  await button(page).click();
  await expect(status(page)).toHaveText(JOINED);
  arrive();
  await expect(toast(page)).toHaveText(JOINED);
});
