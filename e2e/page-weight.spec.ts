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
 * The most that a page may weigh. Each figure is about a twentieth more than today: it catches a
 * library that a script has got twice, a second font or a picture, and not a sentence more. The
 * promise for `/` is in docs/speed.md.
 */
const BUDGETS: Record<string, Budget> = {
  '/': { document: 14.6, scripts: 46.2, font: 6, total: 66.8, requests: 4 },
  '/legal': { document: 16.8, scripts: 48.6, font: 6, total: 71.6, requests: 5 },
  '/legal/history/': { document: 6.7, scripts: 47, font: 6, total: 59.9, requests: 5 },
  '/sample-issue': { document: 9.5, scripts: 46.2, font: 6, total: 61.9, requests: 4 },
  '/no-such-page': { document: 6.2, scripts: 46.2, font: 6, total: 58.5, requests: 4 },
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
