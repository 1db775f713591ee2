import { chromium, type Browser, type Page } from '@playwright/test';
import { browserPath } from '../browser';

/** Lighthouse's slow 4G, as DevTools applies it: milliseconds before an answer, kilobits a second. */
const LATENCY = 562.5;
const DOWN = 1474.56;
const UP = 675;
/** How many times slower than this machine a phone is. */
const SLOWER = 4;

const bytes = (kilobits: number) => (kilobits * 1024) / 8;

export function startBrowser(): Promise<Browser> {
  const executablePath = browserPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/** Opens a page as on a slow phone: in a new context, without a cache, with a slow network and processor. */
export async function slowPage(browser: Browser): Promise<Page> {
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
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: bytes(DOWN),
    uploadThroughput: bytes(UP),
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}
