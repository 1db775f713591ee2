import { expect, open, test, type Page } from './page';

const toast = (page: Page) => page.locator('.Toastify__toast[data-in=true]');
const submit = (page: Page) => page.locator('#waitlist button[type=submit]');
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email address').fill('ada@example.com');
}

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

for (const viewport of [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]) {
  test(`no toast covers the form or what has the focus at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    for (const edge of ['start', 'end'] as const) {
      const putButton = () =>
        submit(page).evaluate((button, block) => button.scrollIntoView({ block, behavior: 'instant' }), edge);
      await putButton();
      await submit(page).click();
      await expect(toast(page)).toHaveText('Please fill in all fields');
      await expect(page.getByLabel('Full name')).toBeFocused();
      await expectApart(page, '#waitlist form', '.Toastify__toast');
      await expect(page.getByLabel('Full name')).toBeInViewport({ ratio: 1 });
      await expectApart(page, 'header .bar', '#waitlist-name');

      await fill(page);
      await putButton();
      await submit(page).click();
      await expect(toast(page)).toHaveText('Thank you for joining the waitlist!');
      await expectApart(page, '#waitlist form', '.Toastify__toast--info');
      await page.locator('#waitlist .next button').click();
    }
  });
}

test.describe('zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the field that has the focus stays in view', async ({ page }) => {
    await open(page, '/');
    await submit(page).click();
    await expect(toast(page)).toBeVisible();
    await expectApart(page, '#waitlist-name', '.Toastify__toast');
    await expectApart(page, '#waitlist-name', 'header .bar');
    await expect(page.getByLabel('Full name')).toBeInViewport({ ratio: 1 });
  });
});

test('nothing that gets the focus hides under a toast', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  await page.getByLabel('Full name').focus();
  let reached = 0;
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const shown = document.querySelector('.Toastify__toast');
      if (!focused || focused === document.body) return null;
      if (!shown || shown.contains(focused)) return '';
      const [a, b] = [focused.getBoundingClientRect(), shown.getBoundingClientRect()];
      const apart = a.bottom <= b.top || a.top >= b.bottom || a.right <= b.left || a.left >= b.right;
      return apart ? '' : focused.outerHTML.slice(0, 120);
    });
    if (covered === null) break;
    expect(covered).toBe('');
    reached += 1;
  }
  expect(reached).toBeGreaterThan(15);
});

test('an error stays, is next to the form for the Tab key, and goes by its button or by Escape', async ({
  page,
}) => {
  await open(page, '/');
  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  await submit(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dismiss(page)).toBeFocused();
  await expect(dismiss(page)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await expect(submit(page)).toBeFocused();

  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toBeFocused();
});

test('nothing moves for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.addEventListener('animationstart', (event) => {
      const [animation] = (event.target as Element).getAnimations();
      const { dataset } = document.documentElement;
      const took = Number(animation?.effect?.getComputedTiming().duration ?? 0);
      dataset['longest'] = String(Math.max(took, Number(dataset['longest'] ?? 0)));
    });
  });
  await open(page, '/');
  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  const longest = await page.locator('html').getAttribute('data-longest');
  expect(Number(longest)).toBeLessThanOrEqual(1);
  expect(longest).not.toBeNull();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});
