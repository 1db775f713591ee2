import { ADDRESSES, expect, open, test, type Page } from './page';

/** Every kind of page. */
const PAGES = [...ADDRESSES, '/legal?tab=privacy', '/legal/terms/2025-05-02/'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Puts a reader's styles over the page's, in a way that its content security policy has no say in. */
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Texts that do not fit: cut off by their box, or wider than the window. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest('.visually-hidden, .honeypot, svg, .table'),
      )
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cut =
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
        return cut || element.getBoundingClientRect().right > width + 0.5;
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });

for (const path of PAGES) {
  test(`${path} has one h1, headings without gaps, and landmarks`, async ({ page }) => {
    await open(page, path);
    const levels = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => heading.checkVisibility())
        .map(({ tagName }) => Number(tagName[1])),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1));
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    const names = await page.getByRole('navigation').evaluateAll((navs) =>
      navs.map(
        (nav) =>
          nav.ariaLabel ??
          (nav.getAttribute('aria-labelledby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' '),
      ),
    );
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });

  test(`on ${path} nothing focused hides, forwards or backwards`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 560 });
    await open(page, path);
    const stops = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 90; presses += 1) {
        await page.keyboard.press(key);
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const isSkipLink = element.matches('a[href="#main"]');
          const bars = [...document.querySelectorAll('body *')]
            .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
            .filter((bar) => bar.checkVisibility() && !bar.contains(element))
            .map((bar) => bar.getBoundingClientRect());
          // Of a link in two lines, the first.
          const box = element.getClientRects()[0];
          if (!box) return null;
          const top = document.querySelector('header .bar')?.getBoundingClientRect().bottom ?? 0;
          const tall = box.height > innerHeight - top;
          const isUnder = (bar: DOMRect) =>
            box.top < bar.bottom && box.bottom > bar.top && box.left < bar.right && box.right > bar.left;
          return {
            name: element.outerHTML.slice(0, 90),
            outlined: !element.matches('a, button') || getComputedStyle(element).outlineStyle !== 'none',
            covered: !isSkipLink && !tall && bars.some(isUnder),
            outside: !tall && (box.top < 0 || box.bottom > innerHeight + 1),
          };
        });
        if (!focused) break;
        stops.add(focused.name);
        expect(focused, key).toMatchObject({ outlined: true, covered: false, outside: false });
      }
    }
    expect(stops.size).toBeGreaterThan(10);
  });

  test(`${path} keeps its text at 200 %, at 400 % and with more space in it`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    await restyle(page, 'html { font-size: 200% }');
    expect(await cutTexts(page), '200 % text').toEqual([]);
    await restyle(page, '');
    // 1280 px at 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await cutTexts(page), '400 % zoom').toEqual([]);
    // WCAG 1.4.12
    await restyle(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutTexts(page), `text spacing at ${width} px`).toEqual([]);
    }
  });
}

/** Characters in each full line of a paragraph: the last line is left out. */
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
      })
      .sort((a, b) => a - b),
  );

for (const width of [768, 1920]) {
  test(`running text has lines of 45 to 75 characters at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, text] of [
      ['/legal', '#terms-document .text p'],
      ['/legal/terms/2025-05-02/', '#text ~ .text p'],
      ['/', '#faq [data-slot] p'],
    ] as const) {
      await open(page, path);
      const lines = await fullLines(page, text);
      for (const question of await page.locator('#faq h3 > button').all()) {
        await question.click();
        lines.push(...(await fullLines(page, text)));
      }
      lines.sort((a, b) => a - b);
      expect(lines.length, path).toBeGreaterThan(3);
      const middle = lines[Math.floor(lines.length / 2)];
      expect(middle, path).toBeGreaterThanOrEqual(45);
      expect(middle, path).toBeLessThanOrEqual(75);
      // A line of many narrow letters holds a few more.
      expect(lines.at(-1), path).toBeLessThanOrEqual(82);
    }
  });
}

test.describe('in the reader’s own colours', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`what is chosen, focused or drawn still shows (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await open(page, '/legal');
      const line = (name: string) =>
        page
          .locator(`[data-document=${name}][role=tab]`)
          .evaluate((tab) => getComputedStyle(tab).borderBottomWidth);
      expect(await line('terms')).not.toBe(await line('privacy'));
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect(page.locator('header .bar')).toHaveCSS('border-bottom-style', 'solid');

      await open(page, '/');
      // The line that the example explains; its background is the reader's.
      await expect(page.locator('figure tr.line')).toHaveCSS('outline-style', 'solid');
      const join = page.locator('.buttons a').first();
      expect(await join.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe('2px');
    });
  }
});
