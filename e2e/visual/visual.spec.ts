import { expect, test, type Page } from '@playwright/test';
import { question } from '../faq';
import { button, emailField, failToSend, nameField } from '../form';
import { open } from '../page';

const WIDTHS = [320, 1280];
const HEIGHT = 900;
/** Pages but the home page are compared down to this height, in pixels: below it, text looks the same. */
const TALLEST = 2400;

/** The pages that are compared as a whole. The version is recorded, so its text never changes. */
const PAGES = {
  home: '/',
  'legal-terms': '/legal?tab=terms',
  'legal-privacy': '/legal?tab=privacy',
  'legal-history': '/legal/history/',
  'legal-version': '/legal/terms/2025-05-02/',
  'sample-issue': '/sample-issue',
  'not-found': '/no-such-page',
};

const submit = async (page: Page, name: string, email: string) => {
  if (name) await nameField(page).pressSequentially(name);
  if (email) await emailField(page).pressSequentially(email);
  await button(page).click();
};
const ERROR = '.Toastify__toast--error[data-in=true]';

/**
 * States that are compared as the window shows them. `reach` brings the page there; `shows` matches what is visible
 * then.
 */
const STATES: [name: string, reach: (page: Page) => Promise<unknown>, shows: string, address?: string][] = [
  [
    'menu-open',
    (page) => page.getByRole('button', { name: 'Menu' }).click(),
    'header .toggle[aria-expanded=true]',
  ],
  [
    'a-question-open',
    (page) => question(page, 'what-you-get').click(),
    '#faq h3 > button[aria-expanded=true]',
  ],
  [
    'signed-up',
    async (page) => {
      await submit(page, 'Ada', 'ada@example.com');
      await page.getByRole('button', { name: 'close', exact: true }).click();
    },
    '#waitlist .next',
  ],
  ['a-field-is-blank', (page) => submit(page, '', ''), ERROR],
  [
    'sending-failed',
    async (page) => {
      await failToSend(page);
      await submit(page, 'Ada', 'ada@example.com');
    },
    ERROR,
  ],
  [
    'another-day-asked-for',
    async (page) => {
      const day = page.getByLabel('Which text applied on this day?');
      await day.fill('2025-05-01');
      await day.blur();
    },
    'tbody td[colspan]',
    '/legal/history/',
  ],
];

/** On wide screens the links are in the bar, and messages have more room (fonts.spec.ts measures it). */
const ONLY_NARROW = ['menu-open', 'a-field-is-blank', 'sending-failed'];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: HEIGHT } });

    for (const [name, address] of Object.entries(PAGES)) {
      test(`${name} looks as accepted`, async ({ page }) => {
        await open(page, address);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
          fullPage: true,
          clip: { x: 0, y: 0, width, height: name === 'home' ? height : Math.min(height, TALLEST) },
        });
      });
    }

    for (const [name, reach, shows, address = '/'] of STATES) {
      if (width > 320 && ONLY_NARROW.includes(name)) continue;
      test(`${name} looks as accepted`, async ({ page }) => {
        await open(page, address);
        await page.clock.resume();
        await reach(page);
        await page.locator(shows).first().waitFor();
        await expect(page).toHaveScreenshot(`${name}-${width}.png`);
      });
    }
  });
}

test('a link of another colour would be seen', async ({ page }) => {
  const { updateSnapshots } = test.info().config;
  test.skip(updateSnapshots === 'all', 'While pictures are accepted, there is nothing to compare with.');
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await open(page, '/no-such-page');
  await expect(page).toHaveScreenshot('not-found-320.png', { fullPage: true });
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('main a')) link.style.color = 'green';
  });
  await expect(page).not.toHaveScreenshot('not-found-320.png', { fullPage: true });
});
