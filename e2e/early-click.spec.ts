import { question } from './support/faq';
import { expect, ready, test } from './support/page';

/** Lighthouse's slow 4G, as DevTools applies it: milliseconds before an answer, bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };

/**
 * Clicks a question at the first paint, and records in an attribute each time it opens or closes. It runs in
 * the page, so it can't use anything from outside.
 */
function clickAtFirstPaint(): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    const button = document.querySelector<HTMLElement>('#launch [aria-expanded]');
    new MutationObserver(() => {
      const opened = button?.getAttribute('aria-expanded') === 'true';
      button?.setAttribute('data-log', `${button.dataset['log'] ?? ''} ${String(opened)}`);
    }).observe(button ?? document, { attributeFilter: ['aria-expanded'] });
    button?.click();
  }).observe({ type: 'paint', buffered: true });
}

test('on a slow phone, a click at the first paint takes effect, once', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(clickAtFirstPaint);
  await page.goto('/', { waitUntil: 'commit' });
  await ready(page);
  await expect(question(page, 'launch')).toHaveAttribute('data-log', ' true');
});
