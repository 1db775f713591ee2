import type { Page } from '@playwright/test';
import {
  button,
  emailField,
  fill,
  JOINED,
  nameField,
  joinedGroup,
  status,
  toast,
  toasts,
  waitlistSection,
} from './support/form';
import { expect, open, stopTimers, test } from './support/page';

/** Fills in the form, sends it, and waits for the thanks. */
async function join(page: Page): Promise<void> {
  await fill(page);
  await button(page).click();
  await expect(toast(page)).toHaveText(JOINED);
}

// src/waitlist/form/WaitlistForm.test.tsx looks at the messages of each field without a browser, and
// toasts.spec.ts at the toast that asks for what is missing.
test('the form asks for a valid address, and removes its messages once there is one', async ({ page }) => {
  await open(page, '/');
  await nameField(page).fill('Ada');
  await emailField(page).fill('ada@example');
  await button(page).click();
  await expect(toast(page)).toHaveText('Please enter a valid email address');
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription('Enter a valid email address');
  await expect(emailField(page)).toHaveValue('ada@example');
  await emailField(page).fill('ada@example.com');
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(toasts(page)).toHaveCount(0);
});

test('the form says before its fields that nothing is sent, and below its button what joining means', async ({
  page,
}) => {
  await open(page, '/');
  const section = waitlistSection(page);
  await expect(section.getByText('Nothing you type is sent or stored.')).toBeVisible();
  await expect(section.getByText('Joining is free.')).toBeVisible();
  await expect(section.getByText('By joining, you')).toHaveCount(0);
  await expect(section.getByRole('link', { name: 'Read the sample issue' })).toHaveAttribute(
    'href',
    '/sample-issue',
  );
});

test('the form waits a second, during which nothing can be changed or sent', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await fill(page);
  await stopTimers(page);
  await button(page).click();
  await page.clock.runFor(999);
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveText('Processing...');
  for (const field of [nameField(page), emailField(page)]) {
    await expect(field).not.toBeEditable();
    await expect(field).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText(JOINED);
});

test('the form thanks in a toast, which screen readers hear once', async ({ page }) => {
  await open(page, '/');
  await join(page);
  await expect(status(page)).toHaveText(JOINED);
  const live = page.locator('[role=status], [role=alert], output, [aria-live]:not([aria-live=off])');
  await expect(live.filter({ hasText: JOINED })).toHaveCount(1);
  expect(page.url()).not.toContain('?');
});

test('the text in place of the form says that nothing was sent', async ({ page }) => {
  await open(page, '/');
  const section = waitlistSection(page);
  const textsOfForm = ['This form isn’t connected yet.', 'Joining is free.', 'We only ask for your name'].map(
    (text) => section.getByText(text),
  );
  for (const text of textsOfForm) await expect(text).toBeVisible();
  await join(page);
  await expect(joinedGroup(page)).toBeFocused();
  await expect(joinedGroup(page)).toContainText('connected to a mailing list yet');
  await expect(joinedGroup(page).getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
  // The card links to the issue, as the cover beside it does.
  await expect(joinedGroup(page).getByRole('link', { name: 'sample issue' })).toBeVisible();
  for (const hidden of [nameField(page), emailField(page), button(page), ...textsOfForm]) {
    await expect(hidden).toBeHidden();
  }
});

test('the form thanks even where the browser refuses storage and cookies', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, refuse);
    }
    Object.defineProperty(document, 'cookie', refuse);
  });
  await open(page, '/');
  await join(page);
});

test('a button that the browser kept disabled over a reload works again', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('#waitlist button[type=submit]')?.setAttribute('disabled', '');
    });
  });
  await open(page, '/');
  await expect(button(page)).toBeEnabled();
});
