import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from '../tests/support/browser';
import { button, fill, JOINED, status } from './support/form';
import { expectTab } from './support/legal-tabs';
import { expect, ready, test, type Page } from './support/page';
import { createSiteServer } from './support/site-server';
import { SITE } from './support/test-site';

/** A server of its own sees what browsers ask for without telling the page. */
const requests: { address: string; purpose: unknown }[] = [];
const server = createSiteServer(SITE);
let browser: Browser;
let page: Page;
let origin = '';

test.beforeEach(async () => {
  server.prependListener('request', ({ url = '', headers }) => {
    requests.push({ address: url, purpose: headers['sec-purpose'] });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  // Playwright switches off the back/forward cache, which keeps a page as it was left.
  browser = await chromium.launch({
    ...chromiumOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  page = await browser.newPage();
});
test.afterEach(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

test('a page comes while the pointer rests on its link, and not a second time when it is followed', async () => {
  await page.goto(`${origin}/`);
  await ready(page);
  requests.splice(0);
  const pagesAsked = () => requests.filter(({ address }) => !/\.\w+$/.test(address));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.hover();
  await expect.poll(pagesAsked).toEqual([{ address: '/legal?tab=privacy', purpose: 'prefetch' }]);
  await link.click();
  await page.waitForURL('**/legal?tab=privacy');
  await ready(page);
  await expectTab(page, 'privacy');
  expect(pagesAsked()).toHaveLength(1);
});

test('only other pages come ahead: no part of the same page, no tab, no print, no file', async () => {
  let candidates: URL[] = [];
  const client = await page.context().newCDPSession(page);
  client.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url));
  });
  await client.send('Preload.enable');
  await page.goto(`${origin}/legal`);
  await ready(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/sample-issue';
    document.body.append(link);
  });
  const paths = () => candidates.map(({ pathname }) => pathname);
  await expect.poll(paths).toEqual(expect.arrayContaining(['/legal/history/', '/sample-issue']));
  expect(candidates.filter(({ pathname }) => pathname === '/legal' || /\.\w+$/.test(pathname))).toEqual([]);
});

test('a page comes back as it was left, and its form is not stuck', async () => {
  await page.goto(`${origin}/`);
  await ready(page);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    }),
  );
  await fill(page);
  // One call does both, so that the visitor leaves while the form is still sending, which takes a second.
  await button(page).evaluate((submit: HTMLButtonElement) => {
    submit.click();
    window.location.href = '/legal?tab=cookie';
  });
  await page.waitForURL('**/legal?tab=cookie');
  await page.waitForFunction(() => performance.now() > 1000);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(button(page)).toBeEnabled();
  await expect(status(page)).toHaveText(JOINED);
});
