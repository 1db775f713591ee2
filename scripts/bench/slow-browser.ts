import { chromium, type Browser, type Page } from '@playwright/test';
import { browserPath } from '../browser';

/** What Lighthouse calls slow 4G, as DevTools applies it: milliseconds before an answer, kilobits a second. */
const LATENCY = 562.5;
const DOWN = 1474.56;
const UP = 675;
/** How many times slower than this machine a telephone is. */
export const SLOWER = 4;

const bytes = (kilobits: number) => (kilobits * 1024) / 8;

export function startBrowser(): Promise<Browser> {
  const executablePath = browserPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/**
 * A telephone's page in a context of its own, with nothing cached and its processor slowed down.
 *
 * @param network whether the line is slow as well
 */
export async function slowPage(browser: Browser, network: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (network) {
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: bytes(DOWN),
      uploadThroughput: bytes(UP),
    });
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** The one in the middle of what was measured. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(sorted.length / 2) - 1);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? Number.NaN) : (low + high) / 2;
}
