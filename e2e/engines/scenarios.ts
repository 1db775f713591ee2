import { expect, test } from '@playwright/test';
import { MESSAGES } from '../../src/waitlist/messages';
import { ADDRESSES } from '../page';
import type { Engine } from './engine';

const SUBMIT = '#waitlist button[type=submit]';
const TOAST = '.Toastify__toast[data-in=true]';

/** What every visitor must be able to do in a browser; `start` starts it with the address of the site. */
export function scenarios(start: (origin: string) => Promise<Engine>): void {
  test('pages load and fit; links, menu, questions, tabs and form work', async ({ baseURL }) => {
    const engine = await start(baseURL ?? '');
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
    const where = () => engine.evaluate(() => location.pathname + location.search + location.hash, null);
    const ready = () => expect.poll(() => count('[data-island]:not([data-ready])')).toBe(0);
    const open = async (path: string) => {
      await engine.open(path);
      await ready();
    };

    try {
      for (const path of ADDRESSES) {
        await test.step(`${path} loads and fits`, async () => {
          await open(path);
          expect(await count('h1')).toBe(1);
          const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
          expect(await engine.evaluate(wider, null)).toBe(0);
        });
      }
      await test.step('links lead from page to page, and back', async () => {
        await open('/');
        await engine.click('footer a[href="/legal?tab=privacy"]');
        await expect.poll(where).toBe('/legal?tab=privacy');
        await ready();
        expect(await shown('[role=tabpanel][data-document=privacy]')).toBe(1);
        await engine.back();
        await expect.poll(where).toBe('/');
      });
      await test.step('tabs show one document', async () => {
        await open('/legal');
        await engine.click('[role=tab][data-document=cookie]');
        await expect.poll(() => shown('[role=tabpanel][data-document=cookie]')).toBe(1);
        await engine.press('ArrowRight');
        await expect.poll(where).toBe('/legal?tab=disclaimer');
        expect(await shown('[role=tabpanel]')).toBe(1);
      });
      await test.step('the menu opens, and closes after a choice', async () => {
        const link = 'header nav ul a[href$="#services"]';
        await open('/');
        await engine.click('header .toggle');
        await expect.poll(() => shown(link)).toBe(1);
        await engine.click(link);
        await expect.poll(() => shown(link)).toBe(0);
        expect(await where()).toBe('/#services');
      });
      await test.step('one question is open at a time', async () => {
        const button = (index: number) => `#faq .item:nth-of-type(${index}) h3 > button`;
        await engine.click(button(1));
        await engine.click(button(3));
        await expect.poll(() => count(`${button(3)}[aria-expanded=true]`)).toBe(1);
        expect(await count('#faq h3 > button[aria-expanded=true]')).toBe(1);
      });
      await test.step('the form asks for what is missing, then thanks', async () => {
        await engine.click(SUBMIT);
        await expect.poll(() => text(TOAST)).toContain(MESSAGES.blank);
        await engine.type('#waitlist-name', 'Ada');
        await engine.type('#waitlist-email', 'ada@example.com');
        await engine.press('Enter');
        await expect.poll(() => text('.Toastify')).toContain(MESSAGES.joined);
        expect(await where()).not.toContain('Ada');
      });
      expect(await engine.complaints()).toEqual([]);
    } finally {
      await engine.close();
    }
  });
}
