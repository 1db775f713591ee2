import { chromium, type Locator } from '@playwright/test';
import { DIFFERENCE_CLASSES } from '../plugins/legal-record/dom-names';
import { TABLE_CLASS } from '../plugins/mdx-content/dom-names';
import { CLASS } from '../src/theme/class-names';
import { plainDelivery } from '../src/waitlist/delivery/fixtures/plain-delivery';
import { MESSAGES } from '../src/waitlist/form/messages';
import { fontEnvironment, hasFont, type FontFamily } from '../tests/support/fonts';
import { launchOptions } from '../tests/support/launch-options';
import { Site } from './support/delivery/site';
import { againButton, button, emailField, form, nameField, nextStep, toast } from './support/form';
import { ADDRESSES, expect, holdBack, open, stopTimers, test, withTable, type Page } from './support/page';

const PAGES = [...ADDRESSES.map(withTable), '/legal/terms/2025-05-02/'];
/** A font that is wider than any that visitors have. */
const WIDEST: FontFamily = 'DejaVu Sans Mono';
/** The font of Android, and the widest. */
const FAMILIES: FontFamily[] = ['Roboto', WIDEST];
/** The path of the site to which the form sends, where a test says that it sends at all. */
const RECEIVER = '/join';
/** From this width on, in pixels, the links to sections are in the bar and not in a menu. */
const WIDE = 1024;

/** Elements that may hide a part of their text, or scroll. */
const MAY_BE_CUT = `.${CLASS.visuallyHidden}, .${DIFFERENCE_CLASSES.unseen}, svg, .${TABLE_CLASS}`;

/** The elements whose text does not fit: their box cuts it off, or it is wider than the window. */
const cutTexts = (page: Page) =>
  page.evaluate(
    (uncut) =>
      [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.closest(uncut))
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          return (
            (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
            (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1) ||
            element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5
          );
        })
        .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`),
    MAY_BE_CUT,
  );

/** Links that look like buttons, by their names. */
const BUTTON_LINKS = /^(Join the Waitlist|Learn More|Back to the home page)$/;

/**
 * Finds what fingers touch on a page. Links in running text need not be as large (WCAG 2.5.5). On wide
 * screens, which nobody touches, the links at the foot of the page are closer together.
 */
function controlsOf(page: Page, width: number): Locator {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  const controls = [
    banner.getByRole('link'),
    banner.getByRole('button'),
    page.getByRole('tab'),
    main.getByRole('button'),
    main.getByRole('textbox'),
    main.getByLabel('Which text applied on this day?'),
    main.locator('summary'),
    main.getByRole('link', { name: BUTTON_LINKS }),
    page.getByRole('button', { name: 'close' }),
    ...(width < WIDE ? [footer.getByRole('link')] : []),
  ];
  return controls.reduce((all, locator) => all.or(locator)).filter({ visible: true });
}

/** Controls that are smaller than a finger needs. */
const smallControls = (page: Page, width: number) =>
  controlsOf(page, width).evaluateAll((all) =>
    all
      .map((control) => [control.outerHTML.slice(0, 90), control.getBoundingClientRect()] as const)
      .filter(([, box]) => box.width < 44 || box.height < 44)
      .map(([html, box]) => `${box.width} × ${box.height}: ${html}`),
  );

/**
 * Checks every page in windows of several widths, with the menu open where there is one.
 *
 * @param check gets the place for its message, which is the path and the width, and the width in pixels
 */
async function checkEveryPage(
  page: Page,
  check: (place: string, width: number) => Promise<void>,
): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Menu|Close)$/ });
  for (const path of PAGES) {
    await open(page, path);
    for (const width of [320, 768, 1024, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      if (width < WIDE) await toggle.click();
      await check(`${path} at ${width} px`, width);
      if (width < WIDE) await toggle.click();
    }
  }
}

/** The fields of the form with their labels, and its button. */
const fieldsAndButton = (page: Page): Locator =>
  form(page)
    .getByText(/^(Full name|Email address)$/)
    .or(nameField(page))
    .or(emailField(page))
    .or(button(page));

/** What may not move on the home page: the parts of the form, the sections and the footer. */
function partsOfHomePage(page: Page): Locator {
  const regions = page.getByRole('main').getByRole('region');
  // The toasts are in a region without a heading, which appears with the first toast.
  const sections = regions.filter({ has: page.getByRole('heading') });
  return fieldsAndButton(page).or(nextStep(page)).or(sections).or(page.getByRole('contentinfo'));
}

/** Where each element is on the page, and its size, in pixels. */
const boxesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { element: element.id || element.tagName, x, y: y + window.scrollY, width, height };
    }),
  );

/** A test in a browser that shows pages in one font: in the widest, unless a group chooses another one. */
const testInFont = test.extend<{ family: FontFamily }>({
  family: [WIDEST, { option: true }],
  page: async ({ baseURL, family }, use) => {
    const env = { ...process.env, ...fontEnvironment(family) };
    const browser = await chromium.launch({ ...launchOptions, env });
    await use(await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' }));
    await browser.close();
  },
});

for (const family of FAMILIES) {
  testInFont.describe(`in ${family}`, () => {
    testInFont.skip(!hasFont(family), `${family} is not installed.`);
    testInFont.use({ family });

    testInFont('no text overflows', async ({ page }) => {
      await checkEveryPage(page, async (place) => {
        expect(await cutTexts(page), place).toEqual([]);
      });
    });

    testInFont('every control is 44 px wide and high', async ({ page }) => {
      await checkEveryPage(page, async (place, width) => {
        expect(await smallControls(page, width), place).toEqual([]);
      });
    });

    testInFont('every control of the solid bar is 44 px wide and high', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 900 });
      await open(page, '/');
      await page.evaluate(() => window.scrollTo(0, 1500));
      const joinLink = page.getByRole('banner').getByRole('link', { name: 'Join Waitlist' });
      await expect(joinLink).toBeVisible();
      expect(await smallControls(page, 375)).toEqual([]);
    });
  });
}

// Messages need most room in the widest font.
testInFont.describe('with a receiver', () => {
  testInFont.skip(!hasFont(WIDEST), `${WIDEST} is not installed.`);
  let site: Site;
  testInFont.beforeEach(async ({ page }) => {
    site = new Site(plainDelivery(RECEIVER));
    await page.clock.install();
    await open(page, await site.start());
  });
  testInFont.afterEach(() => site.stop());

  for (const width of [320, 768, 1280]) {
    testInFont(
      `no field moves and nothing overflows when a message appears, at ${width} px`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => document.fonts.ready);
        const before = await boxesOf(partsOfHomePage(page));
        const fieldsBefore = await boxesOf(fieldsAndButton(page));
        const expectRoom = async (state: string) => {
          expect(await cutTexts(page), state).toEqual([]);
          expect(await smallControls(page, width), state).toEqual([]);
        };
        const expectStill = async (state: string) => {
          expect(await boxesOf(partsOfHomePage(page)), state).toEqual(before);
          await expectRoom(state);
        };
        const submit = async (name: string, email: string) => {
          await nameField(page).fill(name);
          await emailField(page).fill(email);
          await button(page).click();
        };
        await submit('', '');
        await expect(toast(page)).toHaveText(MESSAGES.blank);
        await expectStill(MESSAGES.blank);
        await submit('Ada', 'Ada');
        await expect(toast(page)).toHaveText(MESSAGES.invalidEmail);
        await expectStill(MESSAGES.invalidEmail);
        const answer = await holdBack(page, `**${RECEIVER}`, (route) =>
          route.fulfill({ json: { ok: true } }),
        );
        await stopTimers(page);
        await submit('Ada', 'ada@example.com');
        await expect(button(page)).toHaveText(MESSAGES.processing);
        await expectStill(MESSAGES.processing);
        answer();
        await page.clock.resume();
        await expect(toast(page)).toHaveText(MESSAGES.joined);
        // What happens next is shorter than the form, and takes no more room than it needs.
        await expectRoom(MESSAGES.joined);
        await againButton(page).click();
        await expectStill('the form again');
        await page.route(`**${RECEIVER}`, (route) => route.abort());
        await submit('Ada', 'ada@example.com');
        await expect(toast(page)).toHaveText(MESSAGES.failed);
        // A failure takes only the room that it needs, so what is below it may move.
        expect(await boxesOf(fieldsAndButton(page)), MESSAGES.failed).toEqual(fieldsBefore);
        await expectRoom(MESSAGES.failed);
      },
    );
  }
});

/** Puts a reader's styles over the page's, in a way that its content security policy has no say in. */
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

test('nothing moves when a message wraps, at 320 px and 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, '/');
  await restyle(page, 'html { font-size: 200% }');
  const before = await boxesOf(partsOfHomePage(page));
  await button(page).click();
  await expect(emailField(page)).toHaveAccessibleDescription('Enter your email address');
  expect(await boxesOf(partsOfHomePage(page))).toEqual(before);
});

test('pages keep their text at 200 %, at 400 % and with more space in it', async ({ page }) => {
  for (const path of PAGES) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    await restyle(page, 'html { font-size: 200% }');
    expect(await cutTexts(page), `200 % text of ${path}`).toEqual([]);
    // This is a window of 1280 px at 400 % (WCAG 1.4.10), with text spacing (WCAG 1.4.12).
    await page.setViewportSize({ width: 320, height: 256 });
    await restyle(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    expect(await cutTexts(page), `text spacing of ${path}`).toEqual([]);
  }
});
