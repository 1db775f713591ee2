import type { Request } from '@playwright/test';
import { chromiumOptions } from '../tests/support/launch-options';
import { button, toast } from './support/form';
import { expect, idle, open, test, type Page } from './support/page';

// The headless shell requests no favicon.
test.use({ launchOptions: chromiumOptions });

interface Budget {
  document: number;
  scripts: number;
  font: number;
  total: number;
  requests: number;
}

/**
 * What each page may weigh with the words of e2e/content, in KiB as it is sent with Brotli and without
 * headers, and how many requests it may make. Each number has a quarter to a half of room: enough for new
 * sentences, and too little for a doubled script, a second font or a photograph. What is promised of `/` with
 * its own words is in docs/speed.md.
 */
const BUDGETS: Record<string, Budget> = {
  '/': { document: 18, scripts: 60, font: 8, total: 80, requests: 6 },
  '/legal': { document: 22, scripts: 60, font: 8, total: 90, requests: 7 },
  '/legal/history': { document: 9, scripts: 60, font: 8, total: 75, requests: 7 },
  '/sample-issue': { document: 12, scripts: 60, font: 8, total: 75, requests: 6 },
  '/no-such-page': { document: 8, scripts: 60, font: 8, total: 70, requests: 6 },
};

/** What the chunk of the form may weigh, in KiB. */
const FORM_CHUNK_BUDGET = 10;

/** A file that was sent. */
interface SentFile {
  type: string;
  /** In bytes. */
  size: number;
}

const kibibytes = (files: readonly SentFile[]) => files.reduce((sum, { size }) => sum + size, 0) / 1024;

/** @returns a function that reads the weight of each file that the page has asked for since this call */
function weigh(page: Page): () => Promise<SentFile[]> {
  const weighed: Promise<SentFile>[] = [];
  page.on('request', (request) => weighed.push(sentFile(request)));
  return () => Promise.all(weighed);
}

/** Waits until a request has been answered. */
async function sentFile(request: Request): Promise<SentFile> {
  const response = await request.response();
  await response?.finished();
  const { responseBodySize: size } = await request.sizes();
  return { type: request.resourceType(), size };
}

for (const [address, budget] of Object.entries(BUDGETS)) {
  test(`${address} keeps within its budget`, async ({ page }) => {
    const weighed = weigh(page);
    await open(page, address);
    await idle(page);
    const files = await weighed();
    const weightOf = (wanted: string) => kibibytes(files.filter(({ type }) => type === wanted));
    expect.soft(weightOf('document'), 'document').toBeLessThanOrEqual(budget.document);
    expect.soft(weightOf('script'), 'scripts').toBeLessThanOrEqual(budget.scripts);
    expect.soft(weightOf('font'), 'font').toBeLessThanOrEqual(budget.font);
    expect.soft(kibibytes(files), 'total').toBeLessThanOrEqual(budget.total);
    expect.soft(files.length, 'requests').toBeLessThanOrEqual(budget.requests);
  });
}

test('the first toast asks for one script, which keeps within its budget', async ({ page }) => {
  await open(page, '/');
  await idle(page);
  const weighed = weigh(page);
  await button(page).click();
  await expect(toast(page)).toHaveCount(1);
  const files = await weighed();
  expect(files).toEqual([{ type: 'script', size: expect.any(Number) }]);
  expect(kibibytes(files)).toBeLessThanOrEqual(FORM_CHUNK_BUDGET);
});
