import {
  test as base,
  expect,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { ISLAND_ATTRIBUTE, READY_ATTRIBUTE } from '../../plugins/islands/dom-names';
import { findKind, pagePathFor } from '../../plugins/mdx-content';
import { CONTENT_KINDS } from '../../config/content-model/kinds';
import { NAV_BAR_CLASSES } from '../../src/layout/nav-bar-classes';
import { tabPath } from '../../src/shared/legal-addresses';
import { ROUTES } from '../../src/shared/routes';
import { size } from '../../src/theme/sizes';
import { TEST_SITE_TEXTS } from '../../tests/support/content';

export { expect, type Page };

/** An address that the site doesn't have. */
const UNKNOWN_PATH = '/no-such-page';

/** The paths of all pages, without the versions of legal documents. */
const PATHS = new Set(
  TEST_SITE_TEXTS.flatMap((file) => {
    const found = findKind(file, CONTENT_KINDS);
    return found?.kind.page ? pagePathFor(found.kind.page, found.name) : [];
  }),
);

/** The addresses at which visitors see these pages. */
export const ADDRESSES: readonly string[] = [...PATHS].map((path) =>
  path === ROUTES.notFound ? UNKNOWN_PATH : path,
);

/**
 * The address of a page. For the legal page, it is the address of the document with a table, which has
 * everything that the other documents have.
 */
export const withTable = (address: string): string =>
  address === ROUTES.legal ? tabPath('privacy') : address;

/** The size of text in a browser in which nobody has changed it, in pixels. */
const PIXELS_PER_REM = 16;

/** The height of the bar at the top, which must not cover what somebody reads, in pixels. */
export const BAR_HEIGHT = Number.parseFloat(size.bar) * PIXELS_PER_REM;

/** The bar at the top, for scripts that run in a page. */
export const NAV_BAR_SELECTOR = `header .${NAV_BAR_CLASSES.bar}`;

/** The bar at the top. Its parent, the banner, has no size of its own. */
export const navBar = (page: Page): Locator => page.locator(NAV_BAR_SELECTOR);

/** A test whose page may log errors, because the test breaks it on purpose. */
export { base as testWithErrors };

/** A test that fails when its page logs a warning or an error, throws, or sends a request to another site. */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== baseURL && !request.url().startsWith('data:')) {
        complaints.push(`request: ${request.url()}`);
      }
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Whether a console message makes a test fail. The status 404 of the not-found page doesn't. */
export function isComplaint(message: ConsoleMessage): boolean {
  if (!['warning', 'error'].includes(message.type())) return false;
  const text = message.text();
  // On a busy machine, a page may use the preloaded font later than Chromium expects.
  if (text.includes('was preloaded using link preload but not used within a few seconds')) return false;
  return !(text.includes('404 (Not Found)') && message.location().url.endsWith(UNKNOWN_PATH));
}

/** Waits until the page has its footer, which ends its HTML, and every island is hydrated. */
export async function ready(page: Page): Promise<void> {
  await page.getByRole('contentinfo').waitFor();
  await expect(page.locator(`[${ISLAND_ATTRIBUTE}]:not([${READY_ATTRIBUTE}])`)).toHaveCount(0);
}

/**
 * Waits until the browser is idle. By then, the page has requested everything that it defers until it has
 * loaded.
 */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve());
      }),
  );

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/**
 * Holds back the page's requests for an address.
 *
 * @param answer answers the requests once they may go on; by default, the site does
 * @returns a function that lets them go on, and later ones too
 */
export async function holdBack(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(address, (route) => arrived.then(() => answer(route)));
  return arrive;
}

/**
 * Opens a page whose script is held back, and stops its timers once all of its HTML is there, so that none of
 * its timeouts expires.
 *
 * @returns a function that lets the script arrive
 */
export async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  await page.clock.install();
  const arrive = await holdBack(page, '**/app-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await stopTimers(page);
  return arrive;
}

/**
 * Stops the page's timers until `page.clock.resume()`. `page.clock.install()` has to be called before the
 * page is opened.
 */
export async function stopTimers(page: Page): Promise<void> {
  const minute = 60_000;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + minute);
}

/**
 * Presses the Tab key until an element has the focus, at most five times: other controls may come before it.
 */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  const hasFocus = () => element.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 5 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}

/** How far an element's top is from the top of the window, in pixels, once scrolling has ended. */
export async function restingTop(page: Page, selector: string): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
      return last === before;
    })
    .toBe(true);
  return last;
}
