import AxeBuilder from '@axe-core/playwright';
import { TOASTIFY_CLASSES } from '../src/waitlist/toast/toastify-classes';
import { question } from './support/faq';
import { button, emailField, fill, JOINED, nameField, toast } from './support/form';
import { ADDRESSES, expect, open, test, withTable, type Page } from './support/page';

/**
 * The pages that are checked, by the width of the window. A narrow window has a menu, and a wide one
 * has links in the bar, which are alike on all pages.
 */
const PAGES = {
  320: [...ADDRESSES.map(withTable), '/legal/disclaimer/2025-11-03/'],
  1280: ['/'],
};
const FORM = ['#waitlist', `.${TOASTIFY_CLASSES.region}`];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** @param parts what has changed since the whole page was looked at; without any, the whole page */
async function expectNoViolations(page: Page, state: string, ...parts: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(RULES);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, state).toEqual([]);
}

for (const [width, addresses] of Object.entries(PAGES)) {
  for (const address of addresses) {
    test(`${address} meets WCAG 2.2 AA at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await open(page, address);
      for (const details of await page.locator('details:visible').all()) {
        await details.evaluate((element) => element.setAttribute('open', ''));
      }
      await expectNoViolations(page, 'as loaded');
    });
  }
}

test('the open menu meets WCAG 2.2 AA', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNoViolations(page, 'menu open', 'header');
});

test('the form’s messages and an open answer meet WCAG 2.2 AA', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, '/');
  await question(page, 'launch').click();
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  await expectNoViolations(page, 'blank', ...FORM, '#faq');
  await nameField(page).fill('Ada');
  await emailField(page).fill('ada');
  await button(page).click();
  await expect(toast(page)).toHaveText('Please enter a valid email address');
  await expectNoViolations(page, 'invalid address', ...FORM);
  await fill(page);
  await button(page).click();
  await expect(toast(page)).toHaveText(JOINED);
  await expectNoViolations(page, 'joined', ...FORM);
});
