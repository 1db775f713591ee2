import { chromium, test as plainTest } from '@playwright/test';
import { launchOptions } from '../tests/programs/browser';
import { MESSAGES } from '../src/waitlist/messages';
import { fontEnvironment, hasFont, type FontFamily } from './fonts';
import { expect, open, type Page } from './page';
import { breakTimers } from './states';

/** The font of Debian, the font of Android, and one that is wider than all others. */
const FAMILIES: FontFamily[] = ['DejaVu Sans', 'Roboto', 'DejaVu Sans Mono'];
const WIDTHS = [320, 375, 768, 1280];
const PARTS = '#waitlist :is(label, input, [type=submit], .details), main section[aria-labelledby], footer';

/** Where each part of the form and each section is on the page, and its size, in pixels. */
const boxes = (page: Page) =>
  page.locator(PARTS).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { element: element.id || element.tagName, x, y: y + window.scrollY, width, height };
    }),
  );

/** Parts that are wider than their place, a result that is higher than the form, and controls below 44 px. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('#waitlist *, .Toastify *')];
    const wide = parts.filter(
      (part) => part.scrollWidth > part.clientWidth + 1 && !part.matches('.visually-hidden, a, input, span'),
    );
    const heightOf = (selector: string) => document.querySelector(selector)?.scrollHeight ?? 0;
    const high = heightOf('#waitlist .result') > heightOf('#waitlist form') ? ['the result'] : [];
    const small = parts.filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      return part.matches('button, input') && width > 0 && Math.min(width, height) < 44;
    });
    return [...wide, ...small].map((part) => part.outerHTML.slice(0, 80)).concat(high);
  });

for (const family of FAMILIES) {
  plainTest(`in ${family}, nothing moves or overflows when a message appears`, async ({ baseURL }) => {
    plainTest.skip(!hasFont(family), `${family} is not installed`);
    const environment = { ...process.env, ...fontEnvironment(family) } as Record<string, string>;
    const browser = await chromium.launch({ ...launchOptions, env: environment });
    const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
    const toast = page.locator('.Toastify__toast[data-in=true]');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      await page.evaluate(() => document.fonts.ready);
      const before = await boxes(page);
      const expectStill = async (state: string) => {
        expect(await boxes(page), `${state} at ${width} px`).toEqual(before);
        expect(await misfits(page), `${state} at ${width} px`).toEqual([]);
      };
      const submit = async (name: string, email: string) => {
        await page.getByLabel('Full name').fill(name);
        await page.getByLabel('Email address').fill(email);
        await page.locator('#waitlist [type=submit]').click();
      };
      for (const [name, email, message] of [
        ['', '', MESSAGES.blank],
        ['Ada', 'Ada', MESSAGES.invalidEmail],
        ['a'.repeat(192), 'ada@example.com', MESSAGES.nameTooLong],
        ['\uFFFD', 'ada@example.com', MESSAGES.unreadable],
      ] as const) {
        await submit(name, email);
        await expect(toast).toHaveText(message);
        await expectStill(message);
      }
      await submit('Ada', 'ada@example.com');
      await expect(page.locator('#waitlist [type=submit]')).toHaveText(MESSAGES.processing);
      await expectStill(MESSAGES.processing);
      await expect(toast).toHaveText(MESSAGES.joined);
      await expectStill(MESSAGES.joined);
      await page.locator('#waitlist .next button').click();
      await page.evaluate(breakTimers);
      await submit('Ada', 'ada@example.com');
      await expect(toast).toHaveText(MESSAGES.failed);
      await expectStill(MESSAGES.failed);
    }
    await browser.close();
  });
}
