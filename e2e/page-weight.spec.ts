import { chromiumOptions } from '../tests/programs/browser';
import { button, toast } from './form';
import { expect, open, test, type Page } from './page';

// The headless shell requests no favicon.
test.use({ launchOptions: chromiumOptions });

interface Budget {
  /** Each in KiB as it is sent, with Brotli, for the words of e2e/content; the last is a count. */
  document: number;
  scripts: number;
  font: number;
  total: number;
  requests: number;
}

/**
 * The most that a page may weigh. Each part has about a twentieth more than today, so that a doubled script is found. The
 * total is tighter: that of `/`, with response headers, is half of what the page weighs in Next.js (129.2 KiB).
 */
const BUDGETS: Record<string, Budget> = {
  '/': { document: 14.5, scripts: 47.3, font: 6, total: 64.1, requests: 4 },
  '/legal': { document: 16.6, scripts: 49.7, font: 6, total: 70.9, requests: 5 },
  '/legal/history/': { document: 7.1, scripts: 48.2, font: 6, total: 61.3, requests: 5 },
  '/sample-issue': { document: 9.4, scripts: 48.9, font: 6, total: 63.7, requests: 4 },
  '/no-such-page': { document: 6.2, scripts: 48.9, font: 6, total: 60.2, requests: 4 },
};

/** Weighs each file that the browser asks for from here on. */
function weigh(page: Page): () => Promise<{ type: string; size: number }[]> {
  const weighed: Promise<{ type: string; size: number }>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    weighed.push(request.sizes().then(({ responseBodySize: size }) => ({ type, size })));
  });
  return () => Promise.all(weighed);
}

for (const [address, budget] of Object.entries(BUDGETS)) {
  test(`${address} weighs no more than its budget`, async ({ page }) => {
    const weighed = weigh(page);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const files = await weighed();
    const kibibytes = (type?: string) =>
      files.reduce((sum, file) => sum + (type === undefined || file.type === type ? file.size : 0), 0) / 1024;
    const weights: Budget = {
      document: kibibytes('document'),
      scripts: kibibytes('script'),
      font: kibibytes('font'),
      total: kibibytes(),
      requests: files.length,
    };
    for (const [name, most] of Object.entries(budget)) {
      expect.soft(weights[name as keyof Budget], `${name} of ${address}`).toBeLessThanOrEqual(most);
    }
  });
}

test('the first toast asks for one script of at most 9.3 KiB', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const weighed = weigh(page);
  await button(page).click();
  await expect(toast(page)).toHaveCount(1);
  const files = await weighed();
  expect(files).toEqual([{ type: 'script', size: expect.any(Number) }]);
  expect((files[0]?.size ?? 0) / 1024).toBeLessThanOrEqual(9.3);
});
