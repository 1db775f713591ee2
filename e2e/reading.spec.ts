import { SLOT_ATTRIBUTE } from '../plugins/islands/dom-names';
import { LEGAL_TEXT_CLASSES } from '../src/legal/text/legal-text-classes';
import { question, QUESTION_NAMES } from './support/faq';
import { button, toast } from './support/form';
import { legalTab, type LegalDocumentName } from './support/legal-tabs';
import { expect, NAV_BAR_SELECTOR, navBar, open, test, type Page } from './support/page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Looks at the element that has the focus. It runs in the page, so it can't use anything from outside.
 *
 * @returns whether the element has an outline, is covered, or is outside of the window; null when the page
 *   itself has the focus
 */
function lookAtFocus(navBarSelector: string) {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const isSkipLink = element.matches('a[href="#main"]');
  const bars = [...document.querySelectorAll('body *')]
    .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
    .filter((bar) => bar.checkVisibility() && !bar.contains(element))
    .map((bar) => bar.getBoundingClientRect());
  // A link that wraps has a box for each line; the first one is looked at.
  const box = element.getClientRects()[0];
  if (!box) return null;
  const top = document.querySelector(navBarSelector)?.getBoundingClientRect().bottom ?? 0;
  const tall = box.height > innerHeight - top;
  const isUnder = (bar: DOMRect) =>
    box.top < bar.bottom && box.bottom > bar.top && box.left < bar.right && box.right > bar.left;
  return {
    name: element.outerHTML.slice(0, 90),
    outlined: !element.matches('a, button') || getComputedStyle(element).outlineStyle !== 'none',
    covered: !isSkipLink && !tall && bars.some(isUnder),
    outside: !tall && (box.top < 0 || box.bottom > innerHeight + 1),
  };
}

for (const path of ['/', '/legal?tab=privacy', '/legal/history']) {
  test(`on ${path} nothing covers what the Tab key focuses, forwards or backwards`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 560 });
    await open(page, path);
    if (path === '/') {
      // A toast is shown, because it must not hide what has the focus either.
      await button(page).click();
      await expect(toast(page)).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Expat Bank Brief' }).focus();
    }
    const stops = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 90; presses += 1) {
        await page.keyboard.press(key);
        const focused = await page.evaluate(lookAtFocus, NAV_BAR_SELECTOR);
        if (!focused) break;
        stops.add(focused.name);
        expect(focused, key).toMatchObject({ outlined: true, covered: false, outside: false });
      }
    }
    expect(stops.size).toBeGreaterThan(10);
  });
}

/** How many characters each line of the paragraphs has, without the last line of each. */
const fullLines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((paragraphs) =>
    paragraphs
      .filter((paragraph) => paragraph.checkVisibility())
      .flatMap((paragraph) => {
        const lines = new Map<number, number>();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const line = Math.round(range.getBoundingClientRect().bottom / 8);
            lines.set(line, (lines.get(line) ?? 0) + 1);
          }
        }
        return [...lines.values()].slice(0, -1);
      }),
  );

test('running text has lines of 45 to 75 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const [path, text] of [
    ['/legal', `#terms-document .${LEGAL_TEXT_CLASSES.text} p`],
    ['/legal/terms/2025-05-02/', `#text ~ .${LEGAL_TEXT_CLASSES.text} p`],
    ['/', `#faq [${SLOT_ATTRIBUTE}] p`],
  ] as const) {
    await open(page, path);
    const lines = await fullLines(page, text);
    if (path === '/') {
      for (const name of QUESTION_NAMES) {
        await question(page, name).click();
        lines.push(...(await fullLines(page, text)));
      }
    }
    lines.sort((a, b) => a - b);
    expect(lines.length, path).toBeGreaterThan(3);
    const middle = lines[Math.floor(lines.length / 2)];
    expect(middle, path).toBeGreaterThanOrEqual(45);
    expect(middle, path).toBeLessThanOrEqual(75);
    // A line of many narrow letters may have a few characters more than 75.
    expect(lines.at(-1), path).toBeLessThanOrEqual(82);
  }
});

test('in the reader’s own colors, what is chosen or focused, and every sign, still shows', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/legal');
  const line = (name: LegalDocumentName) =>
    legalTab(page, name).evaluate((tab) => getComputedStyle(tab).borderBottomWidth);
  expect(await line('terms')).not.toBe(await line('privacy'));
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(navBar(page)).toHaveCSS('border-bottom-style', 'solid');

  await open(page, '/');
  // The figure that the note explains; its background is the reader's.
  const marked = page.getByRole('row', { name: 'Problem list' }).getByRole('cell', { name: '66' });
  await expect(marked).toHaveCSS('outline-style', 'solid');
  const join = page.getByRole('main').getByRole('link', { name: 'Join the Waitlist', exact: true });
  expect(await join.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe('2px');
});

// In the light colors of Chromium's emulation, text of any color would be dark.
test('in the reader’s own dark colors, the sign of a question has the color of text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, '/');
  const signColor = await question(page, 'privacy').evaluate(
    (element) => getComputedStyle(element, '::after').color,
  );
  expect(signColor).toBe('rgb(255, 255, 255)');
});
