import { takes } from '../support/delivery/receiver';
import { expect, test } from '../support/delivery/with-receiver';
import { emailField, fill, JOINED, status } from '../support/form';

test('the receiver gets any text byte for byte', async ({ page, receiver, open }) => {
  const signUp = {
    name: '👩‍👩‍👧 Zoe\u0308 עדה \u202Eabc\u202C Аdа <img src=x onerror=alert(1)>"&\' \u2028',
    email: `"<b>&="@еxample.com`,
  };
  receiver.behaviors = [takes];
  await open();
  await fill(page, signUp);
  await emailField(page).press('Enter');
  await expect(status(page)).toHaveText(JOINED);
  // The form trims the name, and \u2028 counts as a space.
  expect(JSON.parse(receiver.requests[0]?.body ?? '')).toEqual({ ...signUp, name: signUp.name.trim() });
});
