import { question } from './faq';
import { button, fill, JOINED, nameField, next, toast } from './form';
import { expect, open, stopTimers, test, type Page } from './page';

/** Whether two elements share a pixel, once scrolling and sliding have ended. */
async function expectApart(page: Page, one: string, other: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (selectors) => {
          const [a, b] = selectors.map((selector) =>
            document.querySelector(selector)?.getBoundingClientRect(),
          );
          if (!a || !b) return 'not there';
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > 0 && down > 0 ? `${Math.round(across)} x ${Math.round(down)} px shared` : 'apart';
        },
        [one, other],
      ),
    )
    .toBe('apart');
}

async function expectNameInView(page: Page): Promise<void> {
  await expect(nameField(page)).toBeFocused();
  await expectApart(page, '#waitlist-name', '.Toastify__toast');
  await expectApart(page, '#waitlist-name', 'header .bar');
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
      await expectApart(page, '#waitlist form', '.Toastify__toast');

      await fill(page);
      await putButton();
      await button(page).click();
      await expect(toast(page)).toHaveText(JOINED);
      await expectApart(page, '#waitlist form', '.Toastify__toast--info');
      await next(page).getByRole('button').click();
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

test('an error comes once, stays, is next to the form for the Tab key, and goes by its button or by Escape', async ({
  page,
}) => {
  const close = page.getByRole('button', { name: 'close' });
  await open(page, '/');
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  const first = (await toast(page).getAttribute('id')) ?? '';
  await button(page).click();
  await expect(page.locator(`.Toastify__toast[id="${first}"]`)).toHaveCount(0);
  await expect(toast(page)).toHaveCount(1);
  await button(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await expect(close).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await button(page).click();
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await expect(nameField(page)).toBeFocused();
});

test('closing a toast with the mouse neither scrolls nor moves the focus into the form', async ({ page }) => {
  await open(page, '/');
  await button(page).click();
  await question(page, 'launch').click();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await page.getByRole('button', { name: 'close' }).click();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await expect(question(page, 'launch')).toBeFocused();
  expect(await place()).toBe(before);
});

test('a success goes by itself unless it has the focus, and stays in the form', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  for (const hasFocus of [true, false]) {
    await fill(page);
    await stopTimers(page);
    await button(page).click();
    await page.clock.runFor(1000);
    await expect(toast(page)).toHaveText(JOINED);
    if (hasFocus) await toast(page).focus();
    await page.clock.runFor(8000);
    await expect(toast(page)).toHaveCount(hasFocus ? 1 : 0);
    await expect(next(page)).toBeVisible();
    await next(page).getByRole('button').click();
  }
});

test('nothing moves for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  const longest = await page.evaluate(() => {
    const styles = [...document.querySelectorAll('.Toastify__toast, header .bar')].map((element) =>
      getComputedStyle(element),
    );
    return Math.max(
      ...styles.flatMap((style) => [style.animationDuration, style.transitionDuration]).map(parseFloat),
    );
  });
  expect(longest).toBeLessThanOrEqual(0.001);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});
