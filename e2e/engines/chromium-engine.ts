import { chromium, type LaunchOptions } from '@playwright/test';
import { LOCALE, TIME_ZONE } from '../test-site';
import { isExpected, WINDOW, type Engine } from './engine';

/** Chromium, driven by Playwright. */
export async function startChromium(origin: string, options: LaunchOptions): Promise<Engine> {
  const browser = await chromium.launch(options);
  const page = await browser.newPage({ viewport: WINDOW, locale: LOCALE, timezoneId: TIME_ZONE });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !isExpected(message.text() + message.location().url)
    ) {
      complaints.push(message.text());
    }
  });
  return {
    open: async (path) => void (await page.goto(origin + path)),
    back: async () => void (await page.goBack()),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    complaints: async () => complaints.splice(0),
    close: () => browser.close(),
  };
}
