import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { createSiteServer } from '../../plugins/publish/release/site-server';
import { EARLY_ACTIONS, type EarlyAction } from './early-actions';
import { probeEarlyAction, readEarlyTimes, type EarlyTimes } from './probes';
import { slowPage, startBrowser } from './slow-browser';

const RUNS = 5;
/** Milliseconds in which a second, wrong effect would come. */
const AFTERWARDS = 2000;
const WAITING_ISLAND = '[data-island]:not([data-ready])';

/** esbuild compiles named functions to calls of this helper, which a page does not have. */
const ESBUILD_HELPER = 'globalThis.__name ??= (value) => value;';

/**
 * Measures on a slow phone how long a click at the first paint takes to its effect.
 *
 * @returns whether each click has its effect exactly once
 */
export async function run(): Promise<boolean> {
  const server = createSiteServer('dist');
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await startBrowser();
  try {
    let good = true;
    for (const action of EARLY_ACTIONS) {
      const times: EarlyTimes[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await measure(browser, origin, action));
      console.log(`${action.name}: ${describe(times)}`);
      good &&= times.every(({ effects }) => effects.length === 1);
    }
    return good;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function measure(browser: Browser, origin: string, action: EarlyAction): Promise<EarlyTimes> {
  const page = await slowPage(browser);
  await page.addInitScript(`${ESBUILD_HELPER}(${probeEarlyAction.toString()})(${JSON.stringify(action)})`);
  await page.goto(`${origin}${action.path}`, { waitUntil: 'commit' });
  await page.waitForSelector('[data-island]', { state: 'attached' });
  await page.waitForFunction((waiting) => !document.querySelector(waiting), WAITING_ISLAND, { polling: 200 });
  await page.waitForTimeout(AFTERWARDS);
  const times = await page.evaluate(readEarlyTimes);
  await page.context().close();
  return times;
}

function describe(times: readonly EarlyTimes[]): string {
  const effects = times.map(({ clicked = NaN, effects: [effect = NaN] }) => effect - clicked);
  const shown = times.map(({ clicked = NaN, shown = NaN }) => shown - clicked);
  const once = times.filter((time) => time.effects.length === 1).length;
  return `shown after ${median(shown)}, effect after ${median(effects)}, exactly once in ${once} of ${times.length} runs`;
}

/** @param times an odd number of times in milliseconds */
function median(times: readonly number[]): string {
  const middle = [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
  return `${Math.round(middle)} ms`;
}
