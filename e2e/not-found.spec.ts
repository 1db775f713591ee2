import { expect, test, testWithErrors } from './support/page';

test('an unknown path gets a page with the status 404 and a way home, and the console names the path', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text());
  });
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect.poll(() => logged).toEqual(['Page not found: /no-such-page']);
  await expect(page.getByRole('paragraph').filter({ hasText: 'You asked for' })).toContainText(
    '/no-such-page',
  );
  const pages = page.getByRole('navigation', { name: 'On this site' });
  await expect(pages.getByRole('link', { name: 'Join the Waitlist' })).toHaveAttribute('href', '/#waitlist');
  await expect(pages.getByRole('link', { name: 'Legal information' })).toHaveAttribute('href', '/legal');
  await page.getByRole('main').getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
});

// The browser logs the status 404 of this address.
testWithErrors('a long address is shortened, and markup in it is shown as text', async ({ page }) => {
  await page.goto(`/%3Cb%3E${'very-long-'.repeat(20)}`);
  const address = page.getByRole('main').locator('mark');
  await expect(address).toHaveText(/^\/%3Cb%3Every-long-.*…$/);
  expect((await address.innerText()).length).toBeLessThanOrEqual(61);
});
