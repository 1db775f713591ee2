import { chromiumOptions } from '../tests/programs/browser';
import { readBuiltSite } from '../tests/site/built-site';
import { weighPages, type WeighedFile } from '../tests/site/weigh-pages';
import { addressOf, expect, open, test, type Page } from './page';
import { SITE } from './test-site';

// The headless shell requests no favicon.
test.use({ launchOptions: chromiumOptions });

const weights = weighPages(readBuiltSite(SITE));

const namesOf = (files: readonly WeighedFile[]) => files.map(({ file }) => file).sort();

/** Paths of what the browser asks for from here on, but for pages: those are fetched ahead. */
function requestsOf(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') asked.push(new URL(request.url()).pathname);
  });
  return () => [...asked].sort();
}

for (const { page: name, atOnce } of weights) {
  test(`${name} asks for what is weighed, once, and for nothing else`, async ({ page }) => {
    const asked = requestsOf(page);
    await open(page, addressOf(name));
    await page.waitForLoadState('networkidle');
    // The icon comes last.
    await expect.poll(asked).toEqual(namesOf(atOnce));
  });
}

test('the first toast asks for one script, which is weighed as asked for on first use', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const asked = requestsOf(page);
  await page.locator('#waitlist button[type=submit]').click();
  await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveCount(1);
  const home = weights.find((weight) => weight.page === '/');
  // The other one weighed delivers, which this site, having no receiver, never asks for.
  expect(asked()).toHaveLength(1);
  expect(namesOf(home?.onFirstUse ?? [])).toEqual(expect.arrayContaining(asked()));
});
