import { expect, test } from './page';

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
