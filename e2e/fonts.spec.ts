import { chromium, type Browser, type Locator } from '@playwright/test';
import { DIFFERENCE_CLASSES } from '../plugins/legal-record/class-names';
import { TABLE_CLASS } from '../plugins/mdx-content/class-names';
import { CLASS } from '../src/theme/class-names';
import { plainDelivery } from '../src/waitlist/delivery/fixtures/plain-delivery';
import { FORM_CLASSES } from '../src/waitlist/form/form-classes';
import { MESSAGES } from '../src/waitlist/form/messages';
import { launchOptions } from '../tests/support/browser';
import { fontEnvironment, hasFont, type FontFamily } from '../tests/support/fonts';
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
const MAY_BE_CUT = `.${CLASS.visuallyHidden}, .${DIFFERENCE_CLASSES.unseen}, .${FORM_CLASSES.honeypot}, svg, .${TABLE_CLASS}`;

/** The elements whose text doesn't fit: their box cuts it off, or it is wider than the window. */
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
 * What is touched on a page. Links in running text need not be as large (WCAG 2.5.5). On wide
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

for (const family of FAMILIES) {
  test.describe(`in ${family}`, () => {
    test.skip(!hasFont(family), `${family} is not installed.`);
    let browser: Browser;
    let page: Page;
    test.beforeEach(async ({ baseURL }) => {
      const env = { ...process.env, ...fontEnvironment(family) };
      browser = await chromium.launch({ ...launchOptions, env });
      page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
    });
    test.afterEach(() => browser.close());

    test('no page overflows, and every control is 44 px wide and high', async () => {
      for (const path of PAGES) {
        await open(page, path);
        for (const width of [320, 768, 1024, 1600]) {
          await page.setViewportSize({ width, height: 900 });
          const toggle = page.getByRole('button', { name: /^(Menu|Close)$/ });
          if (width < WIDE) await toggle.click();
          expect(await cutTexts(page), `${path} at ${width} px`).toEqual([]);
          expect(await smallControls(page, width), `${path} at ${width} px`).toEqual([]);
          if (width < WIDE) await toggle.click();
        }
      }
    });

    // Messages need most room in the wider font.
    if (family !== WIDEST) return;

    test.describe('with a receiver', () => {
      let site: Site;
      test.beforeEach(async () => {
        site = new Site(plainDelivery(RECEIVER));
        await page.clock.install();
        await open(page, await site.start());
      });
      test.afterEach(() => site.stop());

      for (const width of [320, 768, 1280]) {
        test(`no field moves and nothing overflows when a message appears, at ${width} px`, async () => {
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
        });
      }
    });
  });
}

/** Whether each font of an element's text is one that the page has loaded. */
async function hasOnlyWebFonts(page: Page, selector: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

test('accented letters of a heading have the display font, in a file that other pages do not load', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') loaded.push(request.url());
  });
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  expect(loaded).toEqual([expect.stringMatching(/\/display-[0-9a-f]+\.woff2$/)]);
  for (const words of ['Éric Müller in São Paulo', '¿Señor Łukasz Dvořák?', 'Gülşen İnce, Ștefan']) {
    await page.getByRole('heading', { level: 1 }).evaluate((heading, text) => {
      heading.textContent = text;
    }, words);
    await expect.poll(() => hasOnlyWebFonts(page, 'h1'), words).toBe(true);
  }
  expect(loaded.slice(1)).toEqual([expect.stringContaining('/display-accented-')]);
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
