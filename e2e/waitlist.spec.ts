import { expect, open, stopTimers, test, type Page } from './page';

const name = (page: Page) => page.getByLabel('Full name');
const email = (page: Page) => page.getByLabel('Email address');
const submit = (page: Page) => page.locator('#waitlist button[type=submit]');
const next = (page: Page) => page.locator('#waitlist .next');
const toast = (page: Page) => page.locator('.Toastify__toast[data-in=true]');

test('asks for what is missing, at each field and in a toast', async ({ page }) => {
  await open(page, '/');
  await submit(page).click();
  await expect(toast(page)).toHaveText('Please fill in all fields');
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription('Enter your full name');
  await expect(email(page)).toHaveAccessibleDescription('Enter your email address');
  for (const field of [name(page), email(page)]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAttribute('required', '');
  }
  await name(page).fill('   ');
  await email(page).fill('not an address');
  await submit(page).click();
  await expect(toast(page)).toHaveText('Please fill in all fields');
  await expect(email(page)).toHaveAttribute('aria-invalid', 'false');
});

test('asks for an address that can be one, and removes the messages once it is', async ({ page }) => {
  await open(page, '/');
  await name(page).fill('Ada');
  await email(page).fill('ada@example');
  await submit(page).click();
  await expect(toast(page)).toHaveText('Please enter a valid email address');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Enter a valid address');
  await expect(email(page)).toHaveValue('ada@example');
  await email(page).fill('ada@example.com');
  await expect(email(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
});

test('waits a second, thanks in a toast, and says beside it that nothing was sent', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await name(page).fill(' Ada ');
  await email(page).fill('ada@example.com');
  await stopTimers(page);
  await submit(page).click();
  await page.clock.runFor(999);
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveText('Processing...');
  await page.clock.runFor(1);
  await expect(page.locator('#waitlist [role=status]')).toHaveText('Thank you for joining the waitlist!');
  await page.clock.resume();
  await expect(toast(page)).toHaveText('Thank you for joining the waitlist!');
  for (const hidden of [name(page), email(page), submit(page)]) await expect(hidden).toBeHidden();
  await expect(next(page)).toBeFocused();
  await expect(next(page)).toContainText('nothing was sent');
  await expect(page.locator('#waitlist .received')).toHaveCount(0);
  expect(page.url()).not.toContain('?');

  await next(page).getByRole('button').click();
  await expect(page.locator('#waitlist [role=status]')).toBeEmpty();
  await expect(name(page)).toBeFocused();
  for (const field of [name(page), email(page)]) await expect(field).toHaveValue('');
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toHaveText('Join the Waitlist');
});
