import type { Page } from 'puppeteer-core';
import { isExpected, WINDOW, type Engine } from './engine';
import { launchFirefox } from './firefox';

/** Firefox, driven by Puppeteer through WebDriver BiDi. */
export async function startFirefox(origin: string): Promise<Engine> {
  const browser = await launchFirefox();
  const complaints: string[] = [];
  let page = await openPage();

  async function openPage(): Promise<Page> {
    const opened = await browser.newPage();
    await opened.setViewport(WINDOW);
    opened.on('pageerror', (error) => complaints.push(String(error)));
    opened.on('console', (message) => {
      if (['error', 'warn'].includes(message.type()) && !isExpected(message.text())) {
        complaints.push(message.text());
      }
    });
    return opened;
  }

  return {
    // In a new tab, since Puppeteer loses one that went back to a page which Firefox had kept.
    open: async (path) => {
      const last = page;
      page = await openPage();
      await last.close();
      await page.goto(origin + path);
    },
    // Such a page loads nothing, which goBack() would wait for.
    back: () => page.evaluate(() => history.back()),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    complaints: async () => complaints.splice(0),
    close: () => browser.close(),
  };
}
