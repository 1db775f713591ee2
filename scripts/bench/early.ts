import type { AddressInfo } from 'node:net';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { createSiteServer } from '../../plugins/publish/release/site-server';
import { launchOptions } from '../browser';

const RUNS = 5;
/** Milliseconds in which a second, wrong effect would come. */
const AFTERWARDS = 2000;

/** Lighthouse's slow 4G, as DevTools applies it: milliseconds before an answer, bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
/** How many times slower than this machine a phone is. */
const SLOWER = 4;

/** An action that a visitor may do as soon as the page is painted. */
interface EarlyAction {
  name: string;
  path: string;
  /** Selector of the element that is clicked. */
  target: string;
  /** Selector of an element that is visible after the effect, and not before. */
  effect: string;
}

const EARLY_ACTIONS: readonly EarlyAction[] = [
  {
    name: 'opens a question',
    path: '/',
    target: '#faq .item button',
    effect: '#faq .item [data-slot]',
  },
  {
    name: 'chooses a tab',
    path: '/legal',
    target: '[role=tab][data-document=privacy]',
    effect: '[role=tabpanel][data-document=privacy]',
  },
  { name: 'taps the menu', path: '/', target: 'header .toggle', effect: '#menu' },
  {
    name: 'sends the form',
    path: '/',
    target: '#waitlist [type=submit]',
    effect: '#waitlist [type=submit]:disabled',
  },
];

/** Times of an early action, in milliseconds since the navigation began. */
interface EarlyTimes {
  clicked: number;
  /** Each time that the effect came; exactly one is right. */
  effects: number[];
}

/**
 * Measures on a slow phone how long a click at the first paint takes to its effect.
 *
 * @returns whether each click has its effect exactly once
 */
export async function run(): Promise<boolean> {
  const server = createSiteServer('dist');
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(launchOptions);
  try {
    let good = true;
    for (const action of EARLY_ACTIONS) {
      const delays: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { clicked, effects } = await measure(browser, origin, action);
        const [effect = Number.NaN] = effects;
        delays.push(effect - clicked);
        good &&= effects.length === 1;
      }
      const [median = Number.NaN] = delays.sort((one, other) => one - other).slice(RUNS / 2);
      console.log(`${action.name}: effect after ${Math.round(median)} ms (median of ${RUNS})`);
    }
    if (!good) console.error('A click had no effect, or more than one.');
    return good;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function measure(browser: Browser, origin: string, action: EarlyAction): Promise<EarlyTimes> {
  const page = await slowPage(browser);
  // esbuild compiles named functions to calls of a helper that a page does not have.
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  await page.addInitScript(clickAtFirstPaint, action);
  await page.goto(`${origin}${action.path}`, { waitUntil: 'commit' });
  await page.waitForSelector('[data-island]', { state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
  await page.waitForTimeout(AFTERWARDS);
  const times = await page.evaluate(() => (window as unknown as { early: EarlyTimes }).early);
  await page.context().close();
  return times;
}

/** Opens a page as on a slow phone: in a new context, without a cache, with a slow network and processor. */
async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(devices['Moto G4']);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Clicks at the first paint, and records when that took effect. Runs in the page: no imports or closures. */
function clickAtFirstPaint({ target, effect }: EarlyAction): void {
  const times: EarlyTimes = { clicked: 0, effects: [] };
  Object.assign(window, { early: times });
  let wasThere = false;
  const watch = () => {
    const isThere = Boolean(document.querySelector(effect)?.checkVisibility({ contentVisibilityAuto: true }));
    if (isThere && !wasThere) times.effects.push(performance.now());
    wasThere = isThere;
  };
  const click = () => {
    const element = document.querySelector<HTMLElement>(target);
    if (!element) return requestAnimationFrame(click);
    for (const field of document.querySelectorAll<HTMLInputElement>('#waitlist input')) {
      field.value = 'ada@example.com';
    }
    new MutationObserver(watch).observe(document, { subtree: true, attributes: true, childList: true });
    times.clicked = performance.now();
    element.click();
  };
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    click();
  }).observe({ type: 'paint', buffered: true });
}
