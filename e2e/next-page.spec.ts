import { chromium, type Browser } from '@playwright/test';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../plugins/publish/release/site-server';
import { chromiumOptions } from '../tests/programs/browser';
import { expect, ready, test, type Page } from './page';
import { policyViolations, watchPolicy } from './csp/violations';
import { SITE } from './test-site';

/** Playwright's own switches off what keeps pages as they were left. */
function startBrowser(): Promise<Browser> {
  return chromium.launch({
    ...chromiumOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

interface Request {
  address: string;
  purpose: string;
}

/** A server of its own sees what browsers ask for without telling the page. */
const requests: Request[] = [];
const server = createSiteServer(SITE);
let origin = '';
let browser: Browser;

test.beforeAll(async () => {
  server.prependListener('request', ({ url = '', headers }) => {
    requests.push({ address: url, purpose: String(headers['sec-purpose'] ?? '') });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await startBrowser();
});
test.beforeEach(() => void requests.splice(0));
test.afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

const pagesAsked = () => requests.filter(({ address }) => !/\.\w+$/.test(address));

test('a page comes while the pointer rests on its link, and not a second time when it is followed', async () => {
  const page = await browser.newPage();
  await page.addInitScript(watchPolicy);
  await page.goto(`${origin}/`);
  await ready(page);
  requests.splice(0);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.hover();
  await expect.poll(pagesAsked).toEqual([{ address: '/legal?tab=privacy', purpose: 'prefetch' }]);
  await link.click();
  await page.waitForURL('**/legal?tab=privacy');
  await ready(page);
  await expect(page.locator('[role=tabpanel]:visible')).toHaveAttribute('data-document', 'privacy');
  expect(pagesAsked()).toHaveLength(1);
  expect(await page.evaluate(policyViolations)).toEqual([]);
  await page.close();
});

/** What Chromium would fetch while the pointer rests on its link. */
async function openWithCandidates(page: Page, path: string): Promise<() => URL[]> {
  let candidates: URL[] = [];
  const client = await page.context().newCDPSession(page);
  client.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url));
  });
  await client.send('Preload.enable');
  await page.goto(origin + path);
  await ready(page);
  return () => candidates;
}

test('only other pages come ahead: no part of the same page, no tab, no print, no file', async () => {
  const page = await browser.newPage();
  const candidates = await openWithCandidates(page, '/legal');
  const paths = () => candidates().map(({ pathname, search }) => pathname + search);
  await expect.poll(paths).toContain('/legal/history/');
  expect(candidates().filter(({ pathname }) => pathname === '/legal' || /\.\w+$/.test(pathname))).toEqual([]);
  await page.close();
});

for (const path of ['/', '/legal?tab=privacy']) {
  test(`${path} comes back as it was left, and forward again`, async () => {
    const page = await browser.newPage();
    const markLeft = () =>
      page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['persisted'] = String(persisted);
        }),
      );
    await page.goto(origin + path);
    await ready(page);
    await markLeft();
    await page.evaluate(() => void (window.location.href = '/legal?tab=cookie'));
    await page.waitForURL('**/legal?tab=cookie');
    await ready(page);
    await markLeft();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(origin + path);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(`${origin}/legal?tab=cookie`);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await page.close();
  });
}
