import { chromiumOptions } from '../tests/support/browser';
import { button, toast } from './support/form';
import { expect, open, test, type Page } from './support/page';

// The headless shell requests no favicon.
test.use({ launchOptions: chromiumOptions });

/** The weight of the files of a page in KiB, as they are sent with Brotli. */
interface Weight {
  document: number;
  scripts: number;
  font: number;
  total: number;
}

/**
 * What each page has weighed with the words of e2e/content, without headers, and how many requests it makes. These are
 * for the budgets below. How much `/` weighs with its own words, and what is promised, is in docs/speed.md.
 */
const MEASURED: Record<string, Weight & { requests: number }> = {
  '/': { document: 13.8, scripts: 44.2, font: 5.7, total: 63.9, requests: 4 },
  '/legal': { document: 16.4, scripts: 46.4, font: 5.7, total: 68.7, requests: 5 },
  '/legal/history/': { document: 6.4, scripts: 45, font: 5.7, total: 57.3, requests: 5 },
  '/sample-issue': { document: 9.1, scripts: 44.2, font: 5.7, total: 59.1, requests: 4 },
  '/no-such-page': { document: 5.9, scripts: 44.2, font: 5.7, total: 55.9, requests: 4 },
};

/** What the script of the toasts has weighed, in KiB. */
const MEASURED_TOASTS = 7.3;

/**
 * A budget is what was measured and a twentieth more: room for a sentence, and not for a library or a
 * picture.
 */
const HEADROOM = 1.05;

/** A file that was sent. */
interface SentFile {
  type: string;
  /** In bytes. */
  size: number;
}

const kibibytes = (files: readonly SentFile[]) => files.reduce((sum, { size }) => sum + size, 0) / 1024;

/** Weighs each file that the browser asks for from here on. */
function weigh(page: Page): () => Promise<SentFile[]> {
  const weighed: Promise<SentFile>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    weighed.push(request.sizes().then(({ responseBodySize: size }) => ({ type, size })));
  });
  return () => Promise.all(weighed);
}

for (const [address, { requests, ...weights }] of Object.entries(MEASURED)) {
  test(`${address} weighs no more than its budget`, async ({ page }) => {
    const weighed = weigh(page);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const files = await weighed();
    expect(files.length).toBeLessThanOrEqual(requests);
    const ofType = (wanted: string) => files.filter(({ type }) => type === wanted);
    const now: Weight = {
      document: kibibytes(ofType('document')),
      scripts: kibibytes(ofType('script')),
      font: kibibytes(ofType('font')),
      total: kibibytes(files),
    };
    for (const [part, weight] of Object.entries(now)) {
      const budget = weights[part as keyof Weight] * HEADROOM;
      expect.soft(weight, `${part} of ${address}`).toBeLessThanOrEqual(budget);
    }
  });
}

test('the first toast asks for one script, which weighs no more than its budget', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const weighed = weigh(page);
  await button(page).click();
  await expect(toast(page)).toHaveCount(1);
  const files = await weighed();
  expect(files).toEqual([{ type: 'script', size: expect.any(Number) }]);
  expect(kibibytes(files)).toBeLessThanOrEqual(MEASURED_TOASTS * HEADROOM);
});
