import puppeteer from 'puppeteer-core';
import { FIREFOX, programPath } from '../../../tests/support/programs';
import { LOCALE, TIME_ZONE } from '../test-site';
import { xpathOf, xpathOfField, WINDOW, type Engine } from './engine';

/**
 * The installed Firefox without a window, driven by Puppeteer through WebDriver BiDi: Playwright supports
 * only its own build of Firefox.
 */
export async function startFirefox(origin: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    // A busy machine starts Firefox slowly; the test's own timeout ends one that hangs.
    timeout: 0,
    executablePath: programPath(FIREFOX) ?? '',
    headless: true,
    env: { ...process.env, TZ: TIME_ZONE },
    extraPrefsFirefox: { 'intl.accept_languages': LOCALE, 'intl.locale.requested': LOCALE },
  });
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  return {
    complaints,
    open: (path) => page.goto(origin + path),
    click: (role, text) => page.locator(`::-p-xpath(${xpathOf(role, text)})`).click(),
    type: (label, text) => page.type(`::-p-xpath(${xpathOfField(label)})`, text),
    // Puppeteer's types allow for handles of elements as arguments, which an Engine doesn't take.
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    close: () => browser.close(),
  };
}
