import { Receiver, takes } from '../support/delivery/receiver';
import { againstPolicy, expect, test } from '../support/delivery/with-receiver';
import { emailField, fill, JOINED, status } from '../support/form';

test('the policy lets sign-ups go to the receiver, and to nobody else', async ({
  page,
  receiver,
  open,
  logged,
}) => {
  const stranger = new Receiver();
  stranger.behaviors = [takes];
  receiver.behaviors = [takes];
  const address = await stranger.start();
  await open();

  const answer = await page.evaluate((url) => fetch(url, { method: 'POST' }).then(String, String), address);
  expect(answer).toBe('TypeError: Failed to fetch');
  expect(stranger.requests).toHaveLength(0);
  stranger.stop();
  expect(againstPolicy(logged)).toEqual([expect.stringContaining('connect-src')]);
  logged.length = 0;

  await fill(page);
  await emailField(page).press('Enter');
  await expect(status(page)).toHaveText(JOINED);
  expect(receiver.requests).toHaveLength(1);
});
