import { expect, test, type LaunchOptions } from '@playwright/test';
import { MESSAGES } from '../../src/waitlist/messages';
import { ADDRESSES, LEGAL_TABS } from '../page';
import { breakTimers } from '../states';
import { TIME_ZONE } from '../test-site';
import type { Engine } from './engine';

const SUBMIT = '#waitlist button[type=submit]';

/**
 * What every visitor must be able to do, as tests; nothing may be thrown or logged meanwhile.
 *
 * @param start starts the browser with the address of the site and Chromium's options; one does for all, as it takes longer than they do
 */
export function scenarios(start: (origin: string, options: LaunchOptions) => Promise<Engine>): void {
  // One after the other in one browser.
  test.describe.configure({ mode: 'default' });
  let engine: Engine;
  test.beforeAll(async ({ baseURL, launchOptions }) => {
    engine = await start(baseURL ?? '', launchOptions);
  });
  test.afterAll(() => engine?.close());
  test.afterEach(async () => expect(await engine.complaints()).toEqual([]));

  const open = async (path: string) => {
    await engine.open(path);
    await expect.poll(() => count('[data-island]:not([data-ready])')).toBe(0);
  };
  const count = (selector: string) =>
    engine.evaluate((some) => document.querySelectorAll(some).length, selector);
  const shown = (selector: string) =>
    engine.evaluate(
      (some) =>
        [...document.querySelectorAll<HTMLElement>(some)].filter((element) => element.offsetHeight > 0)
          .length,
      selector,
    );
  const text = (selector: string) =>
    engine.evaluate((some) => document.querySelector(some)?.textContent ?? '', selector);
  const value = (selector: string) =>
    engine.evaluate((some) => document.querySelector<HTMLInputElement>(some)?.value, selector);
  const focused = (selector: string) =>
    engine.evaluate((some) => document.activeElement?.matches(some) ?? false, selector);
  const where = () => engine.evaluate(() => location.pathname + location.search + location.hash, null);

  for (const path of ADDRESSES) {
    test(`${path} loads, and its parts begin to work`, async () => {
      await open(path);
      expect(await count('h1')).toBe(1);
      expect(await count('[data-island][data-ready]')).toBeGreaterThan(0);
      expect(
        await engine.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }, null),
      ).toBe(0);
    });
  }

  test('the browser writes American dates in the time zone of the tests, whatever the machine says', async () => {
    await open('/');
    const epoch = () => [
      Intl.DateTimeFormat().resolvedOptions().timeZone,
      new Date(0).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' }),
    ];
    expect(await engine.evaluate(epoch, null)).toEqual([TIME_ZONE, 'January 1, 1970']);
  });

  test('a complaint would be heard', async () => {
    await open('/');
    await engine.evaluate(() => console.error('Made for the test'), null);
    await expect.poll(async () => (await engine.complaints()).join()).toContain('Made for the test');
  });

  test('links lead from page to page, and back', async () => {
    await open('/');
    await engine.click('footer a[href="/legal?tab=privacy"]');
    await expect.poll(where).toBe('/legal?tab=privacy');
    await expect.poll(() => count('[data-island]:not([data-ready])')).toBe(0);
    await engine.click('header .brand');
    await expect.poll(where).toBe('/');
    await engine.back();
    await expect.poll(where).toBe('/legal?tab=privacy');
  });

  test('the menu opens, closes after a choice and on Escape', async () => {
    const links = 'header nav ul a[href$="#services"]';
    await open('/');
    expect(await shown(links)).toBe(0);
    await engine.click('header .toggle');
    await expect.poll(() => shown(links)).toBe(1);
    await engine.press('Escape');
    await expect.poll(() => shown(links)).toBe(0);
    expect(await focused('header .toggle')).toBe(true);
    await engine.press('Enter');
    await expect.poll(() => shown(links)).toBe(1);
    await engine.click(links);
    await expect.poll(() => shown(links)).toBe(0);
    expect(await where()).toBe('/#services');
  });

  test('one question is open at a time, by pointer and by keyboard', async () => {
    const button = (index: number) => `#faq .item:nth-of-type(${index}) h3 > button`;
    const opened = '#faq h3 > button[aria-expanded=true]';
    const answers = '#faq [data-reach-accordion-panel]';
    await open('/');
    expect(await shown(answers)).toBe(0);
    await engine.click(button(1));
    await expect.poll(() => shown(answers)).toBe(1);
    await engine.click(button(3));
    await expect.poll(() => count(`${button(3)}[aria-expanded=true]`)).toBe(1);
    expect(await count(opened)).toBe(1);
    await engine.press('ArrowDown');
    await expect.poll(() => focused(button(4))).toBe(true);
    await engine.press('Enter');
    await expect.poll(() => count(`${button(4)}[aria-expanded=true]`)).toBe(1);
    expect(await shown(answers)).toBe(1);
    await engine.click(button(4));
    await expect.poll(() => count(opened)).toBe(0);
  });

  test('the tabs show one document, and the address goes along', async () => {
    const tab = (name: string) => `[role=tab][data-document=${name}]`;
    await open('/legal');
    for (const name of [...LEGAL_TABS].reverse()) {
      await engine.click(tab(name));
      await expect.poll(() => count(`${tab(name)}[aria-selected=true]`)).toBe(1);
      await expect.poll(() => shown('[role=tabpanel]')).toBe(1);
      expect(await shown(`[role=tabpanel][data-document=${name}]`)).toBe(1);
      expect(await where()).toBe(`/legal?tab=${name}`);
    }
    await engine.press('ArrowRight');
    await expect.poll(() => focused(tab('privacy'))).toBe(true);
    await expect.poll(() => shown('[role=tabpanel][data-document=privacy]')).toBe(1);
  });

  test.describe('the form', () => {
    const toast = () => text('.Toastify__toast[data-in=true]');

    test('asks for what is missing', async () => {
      await open('/');
      await engine.click(SUBMIT);
      await expect.poll(toast).toContain(MESSAGES.blank);
      expect(await count('#waitlist [aria-invalid=true]')).toBe(2);
      expect(await focused('#waitlist-name')).toBe(true);
    });

    test('asks for an address that can be one', async () => {
      await open('/');
      await engine.type('#waitlist-name', 'Ada');
      await engine.type('#waitlist-email', 'ada@example');
      await engine.click(SUBMIT);
      await expect.poll(toast).toContain(MESSAGES.invalidEmail);
      expect(await focused('#waitlist-email')).toBe(true);
      expect(await value('#waitlist-email')).toBe('ada@example');
    });

    test('thanks, and clears its fields', async () => {
      await open('/');
      await engine.type('#waitlist-name', 'Ada');
      await engine.type('#waitlist-email', 'ada@example.com');
      await engine.press('Enter');
      await expect.poll(toast).toContain(MESSAGES.joined);
      await expect.poll(() => value('#waitlist-email')).toBe('');
      expect(await where()).not.toContain('Ada');
    });

    test('says when sending failed, and keeps what was typed', async () => {
      await open('/');
      await engine.evaluate(breakTimers, null);
      await engine.type('#waitlist-name', 'Ada');
      await engine.type('#waitlist-email', 'ada@example.com');
      await engine.click(SUBMIT);
      await expect.poll(toast).toContain(MESSAGES.failed);
      expect(await value('#waitlist-name')).toBe('Ada');
      // It is logged for the operator.
      expect(await engine.complaints()).toEqual([expect.stringContaining('could not be sent')]);
    });
  });

  test.describe('printed', () => {
    // Not every driver can print, but every engine can be told to take its print styles for the screen's.
    const asPrinted = () =>
      engine.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
        const swap = (list: Iterable<CSSRule>) => {
          for (const rule of list) {
            if (rule instanceof CSSMediaRule) {
              if (rule.media.mediaText === 'print') rule.media.mediaText = 'screen';
              else if (/^screen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'print';
              swap(rule.cssRules);
            }
          }
        };
        swap(rules);
        return rules.length;
      }, null);

    test('the landing page shows every answer and nothing to click', async () => {
      await open('/');
      expect(await asPrinted()).toBeGreaterThan(0);
      expect(await shown('#faq [data-reach-accordion-panel]')).toBe(8);
      expect(await shown('header .bar, form, .skip-link')).toBe(0);
      expect(await shown('h1, #faq h2')).toBe(2);
    });

    test('the legal page shows the chosen document', async () => {
      await open('/legal?tab=cookie');
      await asPrinted();
      expect(await shown('[role=tabpanel]')).toBe(1);
      expect(await shown('[role=tabpanel][data-document=cookie] h2')).toBeGreaterThan(0);
      expect(await shown('[role=tab], header .bar')).toBe(0);
    });
  });
}
