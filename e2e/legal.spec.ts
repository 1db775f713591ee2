import { test as plainTest } from '@playwright/test';
import { expect, LAST_UPDATED, LEGAL_TABS, open, restingTop, test, type Page } from './page';

const tab = (page: Page, name: string) => page.locator(`[role=tab][data-document=${name}]`);
const panels = (page: Page) => page.locator('[role=tabpanel]:visible');

async function expectTab(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAttribute('data-document', name);
}

for (const name of LEGAL_TABS) {
  test(`?tab=${name} shows that document with its date`, async ({ page }) => {
    await open(page, `/legal?tab=${name}`);
    await expectTab(page, name);
    await expect(panels(page)).toContainText(`Last updated ${LAST_UPDATED[name]}`);
  });
}

const REFUSED = [
  '',
  '?tab=',
  '?tab=Privacy',
  '?tab=privacy%20',
  '?tab=__proto__',
  '?tab=constructor',
  '?tab=%E0%A4%A',
  '?other=privacy',
];
for (const query of REFUSED) {
  test(`"${query}" shows the terms`, async ({ page }) => {
    await open(page, `/legal${query}`);
    await expectTab(page, 'terms');
  });
}

test('of a repeated parameter the first counts', async ({ page }) => {
  await open(page, '/legal?tab=cookie&tab=privacy');
  await expectTab(page, 'cookie');
  await open(page, '/legal?tab=nonsense&tab=privacy');
  await expectTab(page, 'terms');
});

test('clicks, back, forward, reload and the footer keep tab and address together', async ({ page }) => {
  await open(page, '/legal');
  await tab(page, 'privacy').click();
  await expect(page).toHaveURL('/legal?tab=privacy');
  await expectTab(page, 'privacy');
  await tab(page, 'disclaimer').click();
  await expect(page).toHaveURL('/legal?tab=disclaimer');
  await page.goBack();
  await expect(page).toHaveURL('/legal?tab=privacy');
  await expectTab(page, 'privacy');
  await page.goBack();
  await expectTab(page, 'terms');
  await page.goForward();
  await expectTab(page, 'privacy');
  await page.reload();
  await expectTab(page, 'privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie' }).click();
  await expect(page).toHaveURL('/legal?tab=cookie');
  await expectTab(page, 'cookie');
});

test('arrow keys move through the tabs and leave no history behind', async ({ page }) => {
  await open(page, '/legal');
  const before = await page.evaluate(() => window.history.length);
  await tab(page, 'terms').focus();
  await page.keyboard.press('ArrowRight');
  await expectTab(page, 'privacy');
  await expect(tab(page, 'privacy')).toBeFocused();
  await expect(page).toHaveURL('/legal?tab=privacy');
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

plainTest('shows no other tab before React has started', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    // What the page shows at its first paint, before any script of ours has arrived.
    document.addEventListener('DOMContentLoaded', () => {
      const shown = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].filter(
        (panel) => panel.offsetHeight > 0,
      );
      document.documentElement.dataset['shownFirst'] = shown.map((panel) => panel.dataset['document']).join();
    });
  });
  await page.goto('/legal?tab=disclaimer', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-shown-first', 'disclaimer');
});

for (const width of [320, 1280]) {
  test(`an address leads to a section of any tab, below the bar, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const [tabName, section] of [
      ['privacy', 'privacy-your-rights'],
      ['cookie', 'cookie-questions'],
      ['terms', 'terms-the-waitlist'],
    ] as const) {
      await open(page, `/legal?tab=${tabName}#${section}`);
      await expectTab(page, tabName);
      await expect(page.locator(`#${section}`)).toBeInViewport();
      expect(await restingTop(page, `#${section}`)).toBeGreaterThanOrEqual(64);
    }
  });
}

test('the ids of all four documents are different', async ({ page }) => {
  await open(page, '/legal');
  const ids = await page.locator('main [id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(50);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the list of contents marks the part that is being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/legal?tab=privacy');
  const current = page.locator('nav a[aria-current=location]:visible');
  await expect(current).toHaveCount(0);
  const links = page.locator('#privacy-document nav a');
  const count = await links.count();
  expect(count).toBeGreaterThan(5);
  for (let place = 0; place < count; place += 1) {
    const link = links.nth(place);
    await link.click();
    await expect(current).toHaveCount(1);
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(link).toBeInViewport();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  await tab(page, 'terms').click();
  await page.locator('#terms-the-waitlist').evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveAttribute('href', '#terms-the-waitlist');
});

for (const width of [375, 1280]) {
  test(`the tabs are in one row, and the first clause is near at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const name of LEGAL_TABS) {
      await open(page, `/legal?tab=${name}`);
      const tops = await page
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      const clause = page.locator(`#${name}-document .text > h3`).first();
      const top = await clause.evaluate((heading) => heading.getBoundingClientRect().top);
      // The disclaimer announces its next version above its text.
      const limit = name === 'disclaimer' ? 1000 : 900;
      expect(top, name).toBeLessThan(width < 1000 ? 1600 : limit);
    }
  });
}

test('the list of contents is folded on a phone and beside the text on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await open(page, '/legal');
  const contents = page.locator('#terms-document nav');
  const link = contents.getByRole('link').first();
  await expect(contents).toHaveAccessibleName('Contents Terms of Use');
  await expect(link).toBeHidden();
  await contents.locator('summary').click();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(link).toBeVisible();
  await expect(contents.locator('summary')).toBeHidden();
  const right = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);
  expect(await right('#terms-document nav')).toBeLessThan(
    await page.locator('#terms-document .text').evaluate((text) => text.getBoundingClientRect().left),
  );
  expect(await right('#terms-document header')).toBe(await right('#terms-document .text'));
});

test('title and canonical address follow the tab, also in the history', async ({ page }) => {
  await open(page, '/legal');
  const canonical = page.locator('link[rel=canonical]');
  await expect(page).toHaveTitle(/^Legal information \|/);
  await expect(canonical).toHaveAttribute('href', /\/legal$/);
  const titles = new Set<string>();
  for (const name of ['privacy', 'cookie'] as const) {
    await tab(page, name).click();
    const heading = await page.locator(`#${name}-document h2`).textContent();
    await expect(page).toHaveTitle(`${heading} | Expat Bank Brief`);
    await expect(canonical).toHaveAttribute('href', new RegExp(`/legal\\?tab=${name}$`));
    titles.add(await page.title());
  }
  expect(titles.size).toBe(2);
  await page.goBack();
  await expect(page).toHaveTitle([...titles][0] ?? '');
  await page.goBack();
  await expect(page).toHaveTitle(/^Legal information \|/);
  await expect(canonical).toHaveAttribute('href', /\/legal$/);
});

plainTest('the right tab is the chosen one before React has started', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/legal?tab=cookie', { waitUntil: 'commit' });
  await expect(tab(page, 'cookie')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveAttribute('data-document', 'cookie');
});

test('a wide table scrolls inside itself, by keyboard too, and has a name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/legal?tab=privacy');
  const table = page.locator('#privacy-document .table').first();
  const overflow = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await overflow(), 'the table of three columns').toBe(0);
  await table.evaluate((box) => {
    for (const cell of box.querySelectorAll('td')) cell.style.whiteSpace = 'nowrap';
  });
  expect(await overflow()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(table).toHaveAccessibleName('Why we use your details');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
