import { test as plainTest } from '@playwright/test';
import { MESSAGES } from '../src/waitlist/messages';
import { expect, open, stopTimers, test, type Page } from './page';
import { breakTimers } from './states';

const name = (page: Page) => page.getByLabel('Full name');
const email = (page: Page) => page.getByLabel('Email address');
const submit = (page: Page) => page.locator('#waitlist button[type=submit]');
const next = (page: Page) => page.locator('#waitlist .next');
const toast = (page: Page) => page.locator('.Toastify__toast[data-in=true]');

/** Each part of the form and each section: where it begins on the page, and its size, in pixels. */
const boxes = (page: Page) =>
  page
    .locator('#waitlist :is(label, input, [type=submit], .details), main section[aria-labelledby], footer')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { element: element.id || element.tagName, x, y: y + window.scrollY, width, height };
      }),
    );

test('asks for what is missing, at the field and in a toast', async ({ page }) => {
  await open(page, '/');
  await submit(page).click();
  await expect(toast(page)).toHaveText('Please fill in all fields');
  await expect(name(page)).toBeFocused();
  for (const field of [name(page), email(page)]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Please fill in all fields');
    await expect(field).toHaveAttribute('required', '');
  }
  await expect(page.locator('#waitlist .error')).toHaveCount(1);
  await name(page).fill('   ');
  await email(page).fill('not an address');
  await submit(page).click();
  await expect(toast(page)).toHaveText('Please fill in all fields');
  await expect(email(page)).toHaveAttribute('aria-invalid', 'false');
});

test('asks for an address that can be one', async ({ page }) => {
  await open(page, '/');
  await name(page).fill('Ada');
  await email(page).fill('ada@example');
  await submit(page).click();
  await expect(toast(page)).toHaveText('Please enter a valid email address');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(email(page)).toHaveValue('ada@example');
});

test('waits a second, thanks and shows what happens next in place of the fields', async ({ page }) => {
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
  await expect(next(page).locator('p')).not.toBeEmpty();
  expect(page.url()).not.toContain('?');

  await next(page).getByRole('button').click();
  await expect(page.locator('#waitlist [role=status]')).toBeEmpty();
  await expect(next(page)).toHaveCount(0);
  await expect(name(page)).toBeFocused();
  for (const field of [name(page), email(page)]) await expect(field).toHaveValue('');
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toHaveText('Join the Waitlist');
});

test('removes the messages once the entries are right', async ({ page }) => {
  await open(page, '/');
  await submit(page).click();
  await expect(page.locator('#waitlist .error')).toHaveText('Please fill in all fields');
  await expect(toast(page)).toBeVisible();
  await name(page).fill('Ada');
  await expect(page.locator('#waitlist .error')).toHaveCount(1);
  await email(page).fill('ada@example.com');
  await expect(page.locator('#waitlist .error')).toHaveCount(0);
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  for (const field of [name(page), email(page)]) await expect(field).toHaveAttribute('aria-invalid', 'false');
});

for (const width of [320, 375, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('nothing moves when a message appears', async ({ page }) => {
      await open(page, '/');
      const before = await boxes(page);
      for (const [entries, message] of [
        [['', ''], MESSAGES.blank],
        [['Ada', 'Ada'], MESSAGES.invalidEmail],
        // The longest, which has two lines on a small screen.
        [['\uFFFD', 'ada@example.com'], MESSAGES.unreadable],
      ] as const) {
        await name(page).fill(entries[0]);
        await email(page).fill(entries[1]);
        await submit(page).click();
        await expect(page.locator('#waitlist .error')).toHaveText(message);
        await expect(toast(page)).toHaveText(message);
        expect(await boxes(page), message).toEqual(before);
      }
    });

    test('nothing moves while a sign-up is sent, nor once it is', async ({ page }) => {
      await page.clock.install();
      await open(page, '/');
      await name(page).fill('Ada');
      await email(page).fill('ada@example.com');
      const before = await boxes(page);
      await stopTimers(page);
      await submit(page).click();
      await expect(submit(page)).toHaveText('Processing...');
      expect(await boxes(page)).toEqual(before);
      await page.clock.resume();
      await expect(next(page)).toBeVisible();
      expect(await boxes(page)).toEqual(before);
    });

    plainTest('nothing moves when sending fails', async ({ page }) => {
      await open(page, '/');
      await page.evaluate(breakTimers);
      await name(page).fill('Ada');
      await email(page).fill('ada@example.com');
      const before = await boxes(page);
      await submit(page).click();
      await expect(page.locator('#waitlist [role=status]')).toHaveText(MESSAGES.failed);
      await expect(toast(page)).toHaveText(MESSAGES.failed);
      expect(await boxes(page)).toEqual(before);
    });
  });
}

test('sends once, however often Enter is hit', async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.setTimeout;
    window.setTimeout = ((handler: TimerHandler, delay?: number) => {
      const { dataset } = document.documentElement;
      if (delay === 1000) dataset['waits'] = String(Number(dataset['waits'] ?? 0) + 1);
      return original(handler, delay);
    }) as typeof window.setTimeout;
  });
  await open(page, '/');
  await page.waitForLoadState('load');
  await name(page).fill('Ada');
  await email(page).fill('ada@example.com');
  const waits = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const before = Number(dataset['waits'] ?? 0);
    for (let time = 0; time < 5; time += 1) document.querySelector('form')?.requestSubmit();
    return Number(dataset['waits']) - before;
  });
  expect(waits).toBe(1);
  await expect(toast(page)).toHaveText('Thank you for joining the waitlist!');
});

plainTest('keeps what was typed when sending fails, and logs nothing personal', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => {
    const original = window.setTimeout;
    window.setTimeout = ((handler: TimerHandler, delay?: number) => {
      if (delay === 1000 && document.querySelector('form button')?.hasAttribute('data-fail')) {
        throw new Error('No timer for ada@example.com');
      }
      return original(handler, delay);
    }) as typeof window.setTimeout;
  });
  await open(page, '/');
  await submit(page).evaluate((button) => button.setAttribute('data-fail', ''));
  await name(page).fill('Ada');
  await email(page).fill('ada@example.com');
  await submit(page).click();
  await expect(toast(page)).toHaveText('Something went wrong. Please try again.');
  await expect(name(page)).toHaveValue('Ada');
  await expect(email(page)).toHaveValue('ada@example.com');
  await expect(submit(page)).toBeEnabled();
  expect(logged).toEqual(['The waitlist sign-up could not be sent: Error']);
});
