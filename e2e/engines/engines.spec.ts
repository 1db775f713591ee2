import { expect, test } from '@playwright/test';
import { FIREFOX, missing, programPath, WEBKIT, XVFB } from '../../tests/programs/programs';
import { MESSAGES } from '../../src/waitlist/messages';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const SUBMIT = '#waitlist button[type=submit]';

for (const [name, start, programs] of [
  ['Firefox', startFirefox, [FIREFOX]],
  ['WebKitGTK', startWebKit, [WEBKIT, XVFB]],
] as const) {
  test(`in ${name}, pages fit, and links, menu, questions, tabs and form work`, async ({ baseURL }) => {
    for (const program of programs) test.skip(!programPath(program), missing(program));
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
    const text = () => engine.evaluate(() => document.querySelector('.Toastify')?.textContent ?? '', null);
    const address = () => engine.evaluate(() => location.pathname + location.search + location.hash, null);
    const overflow = () =>
      engine.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        null,
      );
    const ready = () => expect.poll(() => count('[data-island]:not([data-ready])')).toBe(0);

    try {
      await engine.open('/');
      await ready();
      expect(await overflow()).toBe(0);

      const link = 'header nav ul a[href$="#services"]';
      await engine.click('header .toggle');
      await expect.poll(() => shown(link)).toBe(1);
      await engine.click(link);
      await expect.poll(() => shown(link)).toBe(0);
      expect(await address()).toBe('/#services');

      await engine.click('#launch [aria-expanded]');
      await engine.click('#privacy [aria-expanded]');
      await expect.poll(() => count('#privacy [aria-expanded=true]')).toBe(1);
      expect(await count('#faq [aria-expanded=true]')).toBe(1);

      await engine.click(SUBMIT);
      await expect.poll(text).toContain(MESSAGES.blank);
      await engine.type('#waitlist-name', 'Ada');
      await engine.type('#waitlist-email', 'ada@example.com');
      await engine.click(SUBMIT);
      await expect.poll(text).toContain(MESSAGES.joined);
      expect(await address()).not.toContain('Ada');

      await engine.click('footer a[href="/legal?tab=privacy"]');
      await expect.poll(address).toBe('/legal?tab=privacy');
      await ready();
      expect(await shown('[role=tabpanel][data-document=privacy]')).toBe(1);
      await engine.click('[role=tab][data-document=cookie]');
      await expect.poll(() => shown('[role=tabpanel][data-document=cookie]')).toBe(1);
      expect(await address()).toBe('/legal?tab=cookie');
      expect(await shown('[role=tabpanel]')).toBe(1);
      expect(await overflow()).toBe(0);
      expect(engine.complaints).toEqual([]);
    } finally {
      await engine.close();
    }
  });
}
