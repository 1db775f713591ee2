import { test as plainTest } from '@playwright/test';
import { ADDRESSES, expect, holdBack, open, ready, test } from './page';

for (const route of ADDRESSES) {
  test(`${route} keeps nothing in the browser`, async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('page-data'))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => window.localStorage.length + window.sessionStorage.length)).toBe(0);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  });
}

test('no words of the content are in the scripts, and none twice in what the page shows', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await open(page, '/');
  const answer = (await page.locator('#faq [data-slot] p').first().textContent()) ?? '';
  const words = answer.slice(0, 30);
  expect(words).toHaveLength(30);
  expect(scripts.join('')).not.toContain(words);
  const source = await (await page.request.get('/')).text();
  // Search engines want the questions once more, as data.
  const html = source.replace(/<script type="application\/ld\+json".*?<\/script>/s, '');
  expect(html.split(words)).toHaveLength(2);
});

test('what is clicked before the islands are ready takes effect, once', async ({ page }) => {
  const arrive = await holdBack(page, '**/app-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const question = page.locator('#faq h3 > button').first();
  await question.click();
  await expect(question).toHaveAttribute('aria-busy', 'true');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.locator('#waitlist button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  expect(page.url()).not.toContain('Ada');
  arrive();
  await ready(page);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveText(
    'Thank you for joining the waitlist!',
  );
  await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveCount(1);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

plainTest('when the scripts do not arrive, everything can still be read', async ({ page }) => {
  await page.route('**/app-*.js', (route) => route.abort());
  await page.goto('/legal?tab=privacy');
  await expect(page.locator('html:not([data-script])')).toHaveCount(1);
  await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(4);
  await page.goto('/');
  await expect(page.locator('html:not([data-script])')).toHaveCount(1);
  await expect(page.locator('#faq [data-reach-accordion-panel]').first()).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
});

plainTest('an island that throws says so in its place, and the rest stays', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    // Properties that the accordion cannot render.
    const broken = (await response.text()).replace(
      /(data-island="faq-accordion" data-props=")[^"]*"/,
      '$1{}"',
    );
    await route.fulfill({ response, body: broken });
  });
  await page.goto('/');
  const faq = page.locator('#faq');
  await expect(faq.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(faq.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(page.locator('#services')).toContainText('The quarterly newsletter');
  await page.getByLabel('Full name').fill('Ada');
  await page.locator('#waitlist button[type=submit]').click();
  await expect(page.locator('.Toastify__toast[data-in=true]')).toHaveText('Please fill in all fields');
});
