import { readFileSync } from 'node:fs';
import { lengthenPage } from './long-page';
import { expect, open, restingTop, test, type Page } from './page';
import { SITE } from './test-site';

const WORDS_AT_THE_END = 'Nobody wrote these words before.';
/** The built page with as many words, and some at the end of each document that stand nowhere else. */
const LONG = lengthenPage(readFileSync(`${SITE}/legal/index.html`, 'utf8'), 30_000)
  .split('</article>')
  .map((document) => insertLast(document, '<p>', WORDS_AT_THE_END))
  .join('</article>');
const HEADINGS = '#privacy-document .text > h3';
/** What is in the boxes: of what is not laid out, they are there all the same. */
const WORDS = '#privacy-document .long > div > *';
/** Where headings that were linked to come to rest: below the bar and some air, in CSS pixels. */
const BELOW_BAR = 96;

function insertLast(html: string, after: string, words: string): string {
  const place = html.lastIndexOf(after) + after.length;
  return html.includes(after) ? `${html.slice(0, place)}${words} ${html.slice(place)}` : html;
}

/** How many of these are laid out. */
const laidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements) =>
        elements.filter((element) => element.checkVisibility({ contentVisibilityAuto: true })).length,
    );

/** That a clause is the one that is read, where links to it land. */
async function expectAt(page: Page, clause: string): Promise<void> {
  await expect(page.locator(clause)).toBeInViewport();
  expect(Math.abs((await restingTop(page, clause)) - BELOW_BAR)).toBeLessThan(2);
  await expect(page.locator(`nav a[href="${clause}"]`)).toHaveAttribute('aria-current', 'location');
}

/** That what has the focus is in the window, from its top where it is higher, once the browser has come to rest. */
async function expectFocusInView(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
        const bar = document.querySelector('header .bar')?.getBoundingClientRect().bottom ?? 0;
        return top >= bar && Math.min(bottom, top + innerHeight - bar) <= innerHeight + 1;
      }),
    )
    .toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.route(/\/legal(\?|$)/, async (route) =>
    route.fulfill({ response: await route.fetch(), body: LONG }),
  );
});

for (const width of [320, 1280]) {
  test.describe(`a text of 30,000 words at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('is laid out where the reader is, its headings everywhere', async ({ page }) => {
      await open(page, '/legal?tab=privacy');
      const words = await page.locator(WORDS).count();
      expect(words).toBeGreaterThan(200);
      expect(await laidOut(page, WORDS)).toBeLessThan(words / 10);
      expect(await laidOut(page, HEADINGS)).toBe(await page.locator(HEADINGS).count());
    });

    test('is printed whole', async ({ page }) => {
      await open(page, '/legal?tab=privacy');
      await page.emulateMedia({ media: 'print' });
      expect(await laidOut(page, WORDS)).toBe(await page.locator(WORDS).count());
    });

    test('is where its list of contents leads, near and far', async ({ page }) => {
      await open(page, '/legal?tab=privacy');
      const summary = page.locator('#privacy-document summary');
      if (await summary.isVisible()) await summary.click();
      const links = page.locator('#privacy-document nav a');
      const count = await links.count();
      for (const place of [0.05, 0.95, 0.5]) {
        const link = links.nth(Math.floor(count * place));
        await link.click();
        await expectAt(page, (await link.getAttribute('href')) ?? '');
      }
    });

    test('is where an address leads', async ({ page }) => {
      for (const clause of ['#privacy-your-rights-3', '#privacy-your-rights-15']) {
        await page.goto('/');
        await open(page, `/legal?tab=privacy${clause}`);
        await expectAt(page, clause);
      }
    });

    test('keeps in view what the keyboard comes to', async ({ page }) => {
      await open(page, '/legal?tab=privacy');
      await page.keyboard.press('Tab');
      const links = page.locator(`${WORDS} a`);
      const count = await links.count();
      for (const place of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        // Just below the window, and before the browser has laid out what is there.
        await links.nth(Math.floor(count * place)).evaluate((link: HTMLElement) => {
          window.scrollBy(0, link.getBoundingClientRect().top - innerHeight + 10);
          link.focus();
        });
        await expectFocusInView(page);
      }
    });

    test('is found by its words', async ({ page }) => {
      await page.goto(`/legal?tab=disclaimer#:~:text=${encodeURIComponent(WORDS_AT_THE_END)}`);
      await expect(page.locator('#disclaimer-document').getByText(WORDS_AT_THE_END)).toBeInViewport();
    });
  });
}
