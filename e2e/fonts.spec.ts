import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../tests/programs/browser';
import { fontEnvironment, hasFont, type FontFamily } from './fonts';
import { ADDRESSES, expect, ready, test, type Page } from './page';

/** Every kind of page. */
const PAGES = [...ADDRESSES, '/legal/terms/2025-05-02/'];
const FAMILIES: FontFamily[] = ['DejaVu Sans', 'Roboto', 'Noto Sans CJK JP', 'DejaVu Sans Mono'];
const WIDTHS = [320, 375, 768, 1024, 1280, 1600];
/** Links in running text need not be as large (WCAG 2.5.5). */
const CONTROLS =
  'header[data-island] a, header[data-island] button, footer a[href], main button, main input:not(.honeypot *), main summary, [role=tab], .buttons a, .home';
/** Where nobody touches the screen, links of the footer are closer together. */
const FOOTER = 'footer nav a';

/** Texts that do not fit: cut off by their box, or wider than the window. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.closest('.visually-hidden, .honeypot, svg, .table'))
      .filter(
        (element) =>
          element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5 ||
          (getComputedStyle(element).overflowX !== 'visible' &&
            element.scrollWidth > element.clientWidth + 1),
      )
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`),
  );

const smallControls = (page: Page, controls: string) =>
  page.locator(controls).evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility())
      .map((control) => [control.outerHTML.slice(0, 90), control.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([html, { width, height }]) => `${width} × ${height}: ${html}`),
  );

for (const family of FAMILIES) {
  test.describe(`with ${family} as the system font`, () => {
    test.skip(!hasFont(family), `${family} is not installed.`);
    let browser: Browser;
    test.beforeAll(async () => {
      browser = await chromium.launch({
        ...launchOptions,
        env: { ...process.env, ...fontEnvironment(family) },
      });
    });
    test.afterAll(() => browser.close());

    test('no page overflows, and every control is 44 px wide and high', async ({ baseURL }) => {
      const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
      for (const path of PAGES) {
        await page.goto(path);
        await ready(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${path} at ${width} px`;
          expect(await cutTexts(page), where).toEqual([]);
          const wide = width >= 1024;
          const toggle = page.locator('header .toggle');
          if (!wide) await toggle.click();
          const controls = wide ? CONTROLS.replace('footer a[href], ', '') : CONTROLS;
          expect(await smallControls(page, controls), where).toEqual([]);
          if (wide) {
            const pitch = await page.locator(FOOTER).evaluateAll(([one, two]) => {
              const top = (link?: Element) => link?.getBoundingClientRect().top ?? NaN;
              return top(two) - top(one);
            });
            expect(pitch, where).toBeGreaterThanOrEqual(32);
          } else await toggle.click();
        }
      }
      await page.close();
    });
  });
}
