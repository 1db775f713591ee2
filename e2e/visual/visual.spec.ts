import { expect, test, type Page } from '@playwright/test';
import { plainDelivery } from '../../src/waitlist/delivery/fixtures/plain-delivery';
import { Site } from '../support/delivery/site';
import { openQuestions, question } from '../support/faq';
import { button, emailField, nameField, joinedGroup, SIGN_UP, toast } from '../support/form';
import { open } from '../support/page';

/** The path of the site to which the form sends where a sign-up fails. */
const RECEIVER = '/join';
const WIDTHS = [320, 1280];
const HEIGHT = 900;
/**
 * The height, in pixels, down to which all pages except the home page are compared. Below it, text looks the
 * same as above.
 */
const TALLEST = 2400;

/** The pages that are compared as a whole. The version is recorded, so its text never changes. */
const PAGES = {
  home: '/',
  'legal-privacy': '/legal?tab=privacy',
  'legal-history': '/legal/history',
  'legal-version': '/legal/terms/2025-05-02/',
  'sample-issue': '/sample-issue',
  'not-found': '/no-such-page',
};

async function submit(page: Page): Promise<void> {
  await button(page).click();
  await expect(toast(page)).toBeVisible();
}

/** Types as visitors do, which brings each field into view. */
async function typeAndSubmit(page: Page): Promise<void> {
  await nameField(page).pressSequentially(SIGN_UP.name);
  await emailField(page).pressSequentially(SIGN_UP.email);
  await submit(page);
}

interface State {
  address?: string;
  /** Brings the page into the state. */
  reach: (page: Page) => Promise<void>;
}

/** States that are compared as the window shows them. */
const STATES: Record<string, State> = {
  'menu-open': {
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
    },
  },
  'a-question-open': {
    reach: async (page) => {
      await question(page, 'what-you-get').click();
      await expect(openQuestions(page)).toHaveCount(1);
    },
  },
  'signed-up': {
    reach: async (page) => {
      await typeAndSubmit(page);
      await page.getByRole('button', { name: 'close', exact: true }).click();
      await expect(joinedGroup(page)).toBeVisible();
    },
  },
  'a-field-is-blank': { reach: submit },
  'sending-failed': {
    reach: async (page) => {
      const site = new Site(plainDelivery(RECEIVER));
      await page.route(`**${RECEIVER}`, (route) => route.abort());
      try {
        await open(page, await site.start());
        await typeAndSubmit(page);
      } finally {
        site.stop();
      }
    },
  },
  'another-day-asked-for': {
    address: '/legal/history',
    reach: async (page) => {
      const day = page.getByLabel('Which text applied on this day?');
      await day.fill('2025-05-01');
      await day.blur();
      await expect(page.getByRole('status')).toContainText('May 1, 2025');
    },
  },
};

/** On wide screens the links are in the bar, and messages have more room (layout.spec.ts measures it). */
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

    for (const [name, { address = '/', reach }] of Object.entries(STATES)) {
      if (width > 320 && ONLY_NARROW.includes(name)) continue;
      test(`${name} looks as accepted`, async ({ page }) => {
        await open(page, address);
        await page.clock.resume();
        await reach(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`);
      });
    }
  });
}

// playwright.config.ts says how much a picture may differ. A wrong color has to be more than that.
test('a link of another color makes a comparison fail', async ({ page }) => {
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
