import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const ADDRESS = '/pinned-font.woff2';
const FILE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Serves the one font that takes the place of the machine's. To be called before the page is opened. */
export async function servePinnedFont(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ body: readFileSync(FILE), contentType: 'font/woff2' }),
  );
}

/**
 * Sets the open page in it, through the styles' own rules, as the page's policy allows. All text is laid out: where it
 * is only near the window, it may be a pixel lower from one picture to the next.
 */
export async function pinFont(page: Page): Promise<void> {
  await page.evaluate(async (address) => {
    const pin = (rules: Iterable<CSSRule>) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && /system-ui|monospace/.test(rule.style.fontFamily)) {
          rule.style.fontFamily = 'Pinned';
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

/** The fonts of the machine in which the page is drawn all the same, each with some of its text. */
export async function machineFonts(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) {
      if (isCustomFont) continue;
      const { outerHTML } = await client.send('DOM.getOuterHTML', { nodeId });
      found.add(`${familyName}: ${outerHTML.slice(0, 300)}`);
    }
  }
  await client.detach();
  return [...found];
}
