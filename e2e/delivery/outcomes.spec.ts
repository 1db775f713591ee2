import { takes } from './behaviours';
import { button, emailField, expect, fill, nameField, next, SIGNUP, status, test, toast } from './form';
import { OUTCOMES } from './outcomes';

const FAILED = 'Something went wrong. Please try again.';
const JOINED = 'Thank you for joining the waitlist!';

for (const outcome of OUTCOMES) {
  test(outcome.when, async ({ page, context, receiver, open, logged }) => {
    receiver.behaviours = [...outcome.behaviours];
    receiver.permits = outcome.given !== 'other sites are not permitted';
    if (outcome.timesOut) await page.clock.install();
    await open(outcome.settings);
    await fill(page);
    await context.setOffline(outcome.given === 'offline');
    await emailField(page).press('Enter');

    if (outcome.timesOut) {
      await expect.poll(() => receiver.requests.length).toBe(1);
      await page.clock.runFor(9_000);
      await expect(button(page)).toBeDisabled();
      await page.clock.runFor(1_000);
    }
    const message = outcome.thanked ? JOINED : FAILED;
    await expect(status(page)).toHaveText(message, { timeout: 40_000 });
    await context.setOffline(false);
    await expect(toast(page)).toHaveText(message);
    await expect(nameField(page)).toHaveValue(outcome.thanked ? '' : SIGNUP.name);
    await expect(emailField(page)).toHaveValue(outcome.thanked ? '' : SIGNUP.email);
    await expect(outcome.thanked ? next(page) : emailField(page)).toBeFocused();
    await expect(emailField(page)).toBeVisible({ visible: !outcome.thanked });
    await expect(button(page)).toBeEnabled();
    await expect(button(page)).toHaveText('Join the Waitlist');

    expect(receiver.requests).toHaveLength(outcome.requests);
    expect(receiver.stored).toHaveLength(outcome.stored);
    const keys = new Set(receiver.requests.map(({ key }) => key));
    if (outcome.settings?.idempotent === 'key') expect(keys.size).toBe(1);
    else expect([...keys].filter(Boolean)).toEqual([]);

    expect(logged.join('\n')).not.toMatch(/ada/i);
    expect(
      logged.some((line) => line.startsWith('The waitlist sign-up could not be sent: The receiver')),
    ).toBe(!outcome.thanked);
    expect(page.url()).not.toMatch(/ada|[?#]/i);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
}

test('what delivers cannot be loaded: the sign-up fails aloud, and the next one is sent', async ({
  page,
  receiver,
  open,
  logged,
}) => {
  receiver.behaviours = [takes()];
  const chunks = '**/deliver-*.js';
  await page.route(chunks, (route) => route.abort());
  await open();
  await fill(page);
  await emailField(page).press('Enter');
  await expect(status(page)).toHaveText(FAILED);
  await expect(nameField(page)).toHaveValue(SIGNUP.name);
  await expect(button(page)).toBeEnabled();
  expect(receiver.requests).toHaveLength(0);
  expect(logged.join('\n')).not.toMatch(/ada/i);

  await page.unroute(chunks);
  await button(page).click();
  await expect(status(page)).toHaveText(JOINED);
  expect(receiver.stored).toHaveLength(1);
});
