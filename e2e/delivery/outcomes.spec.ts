import type { DeliveryConfig } from '../../src/shared/delivery-config';
import { TOASTIFY_CLASSES } from '../../src/waitlist/toast/toastify-classes';
import { drips, refuses, storesAndResets, takes, type Behavior } from '../support/delivery/receiver';
import { expect, test } from '../support/delivery/with-receiver';
import {
  againButton,
  button,
  emailField,
  FAILED,
  fill,
  JOINED,
  nameField,
  joinedGroup,
  SIGN_UP,
  status,
  toast,
} from '../support/form';
import { stopTimers } from '../support/page';

/**
 * What becomes of one sign-up where the browser has a say: redirects, permissions, connections and
 * limits of time. src/waitlist/delivery/create-delivery.test.ts tries every answer without a browser.
 */
interface Outcome {
  /** Completes the title: what the receiver does. */
  when: string;
  behaviors: Behavior[];
  settings?: Partial<DeliveryConfig>;
  /** What is the case before the sign-up is sent. */
  given?: 'offline' | 'other sites are not permitted';
  /** Whether the form ends the attempt after its limit of time. */
  timesOut?: true;
  requests: number;
  stored: number;
  thanked: boolean;
}

/** What the visitor sees and what the form holds afterwards. */
const AFTER_THANKS = {
  message: JOINED,
  toastType: 'success',
  entries: { name: '', email: '' },
  focused: joinedGroup,
};
const AFTER_FAILURE = { message: FAILED, toastType: 'error', entries: SIGN_UP, focused: emailField };

const failed = { requests: 1, stored: 0, thanked: false };
const thanked = { requests: 1, stored: 1, thanked: true };

const OUTCOMES: Outcome[] = [
  { when: 'takes it', behaviors: [takes], ...thanked },
  { when: 'redirects', behaviors: [refuses(302, { Location: '/elsewhere' }), takes], ...failed },
  {
    when: 'answers 429 with Retry-After: 1, then takes it',
    behaviors: [refuses(429, { 'Retry-After': '1' }), takes],
    ...thanked,
    requests: 2,
  },
  { when: 'answers a byte a second', behaviors: [drips], ...failed, timesOut: true },
  {
    when: 'loses a new connection after storing',
    behaviors: [storesAndResets],
    // JSON makes the browser ask for permission first, over a connection that it keeps for what follows.
    settings: { format: 'form' },
    ...failed,
    stored: 1,
  },
  {
    when: 'loses the connection twice after storing, and knows the key',
    behaviors: [storesAndResets, storesAndResets, takes],
    settings: { idempotent: 'key' },
    ...thanked,
    requests: 3,
  },
  {
    when: 'does not permit this site (CORS)',
    behaviors: [takes],
    given: 'other sites are not permitted',
    ...failed,
    requests: 0,
  },
  { when: 'cannot be asked offline', behaviors: [takes], given: 'offline', ...failed, requests: 0 },
];

for (const outcome of OUTCOMES) {
  test(`the receiver ${outcome.when}`, async ({ page, context, receiver, open, logged }) => {
    receiver.behaviors = [...outcome.behaviors];
    receiver.permits = outcome.given !== 'other sites are not permitted';
    if (outcome.timesOut) await page.clock.install();
    await open(outcome.settings);
    // The chunk of the form has to be there before the browser goes offline.
    const chunkLoaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/form-'));
    await fill(page);
    await chunkLoaded;
    await context.setOffline(outcome.given === 'offline');
    if (outcome.timesOut) await stopTimers(page);
    await emailField(page).press('Enter');

    if (outcome.timesOut) {
      await expect.poll(() => receiver.requests.length).toBe(1);
      await page.clock.runFor(9_000);
      await expect(button(page)).toBeDisabled();
      await page.clock.runFor(1_000);
      await page.clock.resume();
    }
    const { message, toastType, entries, focused } = outcome.thanked ? AFTER_THANKS : AFTER_FAILURE;
    await test.step('the visitor reads what became of it', async () => {
      await expect(status(page)).toHaveText(message, { timeout: 40_000 });
      await context.setOffline(false);
      await expect(toast(page)).toHaveText(message);
      await expect(toast(page)).toContainClass(`${TOASTIFY_CLASSES.toast}--${toastType}`);
    });
    await test.step('the form is ready for what the visitor does next', async () => {
      await expect(nameField(page)).toHaveValue(entries.name);
      await expect(emailField(page)).toHaveValue(entries.email);
      await expect(focused(page)).toBeFocused();
      if (outcome.thanked) await againButton(page).click();
      await expect(button(page)).toBeEnabled();
    });
    await test.step('the receiver was asked as often as it should be', () => {
      expect(receiver.requests).toHaveLength(outcome.requests);
      expect(receiver.stored).toHaveLength(outcome.stored);
    });
    await test.step('the console says why a sign-up failed', () => {
      const isLogged = logged.some((line) =>
        line.startsWith('The waitlist sign-up could not be sent: The receiver'),
      );
      expect(isLogged).toBe(!outcome.thanked);
    });
  });
}

test.afterEach('the browser keeps nothing about the visitor', async ({ page, context, logged }) => {
  expect(logged.join('\n')).not.toMatch(/ada/i);
  expect(page.url()).not.toMatch(/ada|[?#]/i);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});
