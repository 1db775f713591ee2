import { expect, test } from '@playwright/test';
import { ISLAND_ATTRIBUTE, READY_ATTRIBUTE } from '../plugins/islands/dom-names';
import { TOASTIFY_CLASSES } from '../src/waitlist/toast/toastify-classes';
import { FIREFOX, missing, programPath, WEBKIT, XVFB } from '../tests/support/programs';
import type { Engine } from './support/engines/engine';
import { startFirefox } from './support/engines/firefox';
import { startWebKit } from './support/engines/webkit';
import { FAQ } from './support/faq';
import { JOINED, SIGN_UP } from './support/form';
import { LEGAL_DOCUMENTS } from './support/legal-tabs';

const NOT_READY = `[${ISLAND_ATTRIBUTE}]:not([${READY_ATTRIBUTE}])`;

for (const [name, start, programs] of [
  ['Firefox', startFirefox, [FIREFOX]],
  ['WebKitGTK', startWebKit, [WEBKIT, XVFB]],
] as const) {
  test.describe(`in ${name}`, () => {
    // All tests share one browser, because it takes seconds to start.
    test.describe.configure({ mode: 'default' });
    for (const program of programs) test.skip(!programPath(program), missing(program));
    let engine: Engine;

    /** The texts of the visible elements that the selector matches. */
    const shownTexts = (selector: string) =>
      engine.evaluate(
        (some) =>
          [...document.querySelectorAll<HTMLElement>(some)]
            .filter((element) => element.offsetHeight > 0)
            .map(({ textContent }) => textContent.trim()),
        selector,
      );
    const address = () => engine.evaluate(() => location.pathname + location.search + location.hash, null);

    /** Opens a page, and waits until React answers on all of its islands. */
    const open = async (path: string) => {
      await engine.open(path);
      const waiting = () =>
        engine.evaluate((selector) => document.querySelectorAll(selector).length, NOT_READY);
      await expect.poll(waiting).toBe(0);
    };

    test.beforeAll(async ({ baseURL }) => {
      engine = await start(baseURL ?? '');
    });
    test.afterEach(() => expect(engine.complaints).toEqual([]));
    test.afterAll(() => engine.close());

    for (const path of ['/', '/legal']) {
      test(`${path} fits into a phone`, async () => {
        await open(path);
        const overflow = await engine.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          null,
        );
        expect(overflow).toBe(0);
      });
    }

    test('the menu opens, and closes after a choice', async () => {
      await open('/');
      await engine.click('button', 'Menu');
      await expect.poll(() => shownTexts('header a')).toContain('Services');
      await engine.click('link', 'Services');
      await expect.poll(() => shownTexts('header a')).not.toContain('Services');
      expect(await address()).toBe('/#services');
    });

    test('one question is open at a time', async () => {
      await open('/');
      await engine.click('button', FAQ.launch.question);
      await engine.click('button', FAQ.privacy.question);
      await expect.poll(() => shownTexts('#faq [aria-expanded=true]')).toEqual([FAQ.privacy.question]);
    });

    test('the form asks for what is missing, then thanks', async () => {
      const toast = () =>
        engine.evaluate(
          (region) => document.querySelector(`.${region}`)?.textContent ?? '',
          TOASTIFY_CLASSES.region,
        );
      await open('/');
      await engine.click('button', 'Join the Waitlist');
      await expect.poll(toast).toContain('Please fill in all fields');
      await engine.type('Full name', SIGN_UP.name);
      await engine.type('Email address', SIGN_UP.email);
      await engine.click('button', 'Join the Waitlist');
      await expect.poll(toast).toContain(JOINED);
      expect(await address()).toBe('/');
    });

    test('a tab shows its document, and changes the address', async () => {
      await open('/legal?tab=privacy');
      expect(await shownTexts('[role=tabpanel] h2')).toEqual([LEGAL_DOCUMENTS.privacy.title]);
      await engine.click('tab', LEGAL_DOCUMENTS.cookie.tab);
      await expect.poll(() => shownTexts('[role=tabpanel] h2')).toEqual([LEGAL_DOCUMENTS.cookie.title]);
      expect(await address()).toBe('/legal?tab=cookie');
    });
  });
}
