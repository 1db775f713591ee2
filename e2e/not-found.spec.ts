import { expect, open, test } from './page';

test('an unknown path is a true 404 with a way home, and is logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text());
  });
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect.poll(() => logged).toEqual(['Page not found: /no-such-page']);
  await page.getByRole('main').getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
});

test('nothing can be posted to the site', async ({ request }) => {
  expect((await request.post('/', { data: 'name=Ada' })).status()).toBe(405);
});

test('is not offered to search engines', async ({ page }) => {
  await open(page, '/no-such-page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
