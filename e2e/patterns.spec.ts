import { expect, open, test } from './page';

test('an error comes once however often it is repeated; a success goes by itself and stays in the form', async ({
  page,
}) => {
  await open(page, '/');
  const submit = page.locator('#waitlist button[type=submit]');
  const toasts = page.locator('.Toastify__toast[data-in=true]');
  await submit.click();
  await expect(toasts).toHaveCount(1);
  await submit.click();
  await expect(toasts).toHaveCount(1);
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email address').fill('ada@example.com');
  await submit.click();
  await expect(toasts).toHaveText(['Thank you for joining the waitlist!']);
  // The time that it is shown is an animation.
  await page.locator('.Toastify').evaluate((all) => {
    for (const animation of all.getAnimations({ subtree: true })) animation.finish();
  });
  await expect(toasts).toHaveCount(0);
  await expect(page.locator('#waitlist .next')).toBeVisible();
});
