import AxeBuilder from '@axe-core/playwright';
import { ADDRESSES, expect, LEGAL_TABS, open, test, type Page } from './page';

/** One on each side of the breakpoint of the menu. */
const WIDTHS = [320, 1280];
/** The form and its messages. */
const FORM = ['#waitlist', '.Toastify'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @param parts what has changed since the whole page was looked at; without any, the whole page */
async function expectNoViolations(page: Page, state: string, ...parts: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, state).toEqual([]);
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const route of ADDRESSES) {
      test(`${route} breaks no rule`, async ({ page }) => {
        await open(page, route);
        await expectNoViolations(page, 'as loaded');
        if (width < 1024) {
          await page.locator('header .toggle').click();
          await expectNoViolations(page, 'menu open', 'header');
        }
      });
    }

    // The first is what /legal shows.
    for (const name of LEGAL_TABS.slice(1)) {
      test(`the ${name} tab breaks no rule`, async ({ page }) => {
        await open(page, `/legal?tab=${name}`);
        await expectNoViolations(page, name, 'main');
      });
    }

    test('the form’s messages and an open answer break no rule', async ({ page }) => {
      await open(page, '/');
      await page.locator('#faq h3 > button').first().click();
      await page.locator('#waitlist button[type=submit]').click();
      await expect(page.locator('.Toastify__toast[data-in=true]')).toBeVisible();
      await expectNoViolations(page, 'blank', ...FORM, '#faq');
      await page.getByLabel('Full name').fill('Ada');
      await page.getByLabel('Email address').fill('ada');
      await page.locator('#waitlist button[type=submit]').click();
      await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveText(
        'Please enter a valid email address',
      );
      await expectNoViolations(page, 'invalid address', ...FORM);
      await page.getByLabel('Email address').fill('ada@example.com');
      await page.locator('#waitlist button[type=submit]').click();
      await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveText(
        'Thank you for joining the waitlist!',
      );
      await expectNoViolations(page, 'joined', ...FORM);
    });
  });
}
