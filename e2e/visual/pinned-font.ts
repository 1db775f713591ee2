import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const ADDRESS = '/pinned-font.woff2';
const FILE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Puts one font in the place of the system's, which is another on each machine. To be called before the page is opened. */
export async function servePinnedFont(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ body: readFileSync(FILE), contentType: 'font/woff2' }),
  );
}

/**
 * Sets the open page in it, through the styles' own rules, as the page's policy allows, and all of its text: what is
 * laid out only near the window may come a pixel lower from one picture to the next.
 */
export async function pinFont(page: Page): Promise<void> {
  await page.evaluate(async (address) => {
    const pin = (rules: Iterable<CSSRule>) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && /system-ui|ui-monospace/.test(rule.style.fontFamily)) {
          rule.style.fontFamily = `Pinned, ${rule.style.fontFamily}`;
        }
        if (rule instanceof CSSStyleRule && rule.style.getPropertyValue('content-visibility') === 'auto') {
          rule.style.setProperty('content-visibility', 'visible');
        }
        if ('cssRules' in rule) pin(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) pin(sheet.cssRules);
    const font = await new FontFace('Pinned', `url(${address})`, { weight: '100 900' }).load();
    document.fonts.add(font);
    await document.fonts.ready;
  }, ADDRESS);
}
