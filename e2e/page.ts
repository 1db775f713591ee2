import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { ROUTES } from '../src/routes';

export { expect, type Page };

/** An address that the site does not have. */
export const UNKNOWN_PATH = '/no-such-page';

/** Where a visitor sees a page of the site, given its path. */
export const addressOf = (path: string): string => (path === ROUTES.notFound.path ? UNKNOWN_PATH : path);

/** The addresses of all pages, but for versions of legal documents. */
export const ADDRESSES: readonly string[] = Object.values(ROUTES).map(({ path }) => addressOf(path));

export const LEGAL_TABS = ['terms', 'privacy', 'cookie', 'disclaimer'] as const;

/** A page that fails its test when it logs a warning or error, throws, or asks another site for anything. */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== baseURL && !request.url().startsWith('data:'))
        complaints.push(`request: ${request.url()}`);
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** The browser itself reports the 404 of the not-found page, which is right. */
function isComplaint(message: ConsoleMessage): boolean {
  if (!['warning', 'error'].includes(message.type())) return false;
  return !(message.text().includes('404 (Not Found)') && message.location().url.endsWith(UNKNOWN_PATH));
}

/** Waits until React answers on every island of the page. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
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
