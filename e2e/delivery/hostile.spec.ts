import { button, emailField, fill, JOINED, nameField, status, toast } from '../form';
import { takes } from './receiver';
import { expect, test } from './with-receiver';

test('any text is received byte for byte', async ({ page, receiver, open }) => {
  const signup = {
    name: '👩‍👩‍👧 Zoe\u0308 עדה \u202Eabc\u202C Аdа <img src=x onerror=alert(1)>"&\' \u2028',
    email: `"<b>&="@еxample.com`,
  };
  receiver.behaviours = [takes()];
  await open();
  await fill(page, signup);
  await emailField(page).press('Enter');
  await expect(status(page)).toHaveText(JOINED);
  // \u2028 counts as a space, so it is trimmed.
  expect(JSON.parse(receiver.requests[0]?.body ?? '')).toEqual({ ...signup, name: signup.name.trim() });
});

test('half an emoji is refused with a sentence, and not sent', async ({ page, receiver, open }) => {
  receiver.behaviours = [takes()];
  await open();
  await fill(page);
  // Not fill(): it does not survive the way to the browser.
  await nameField(page).evaluate((field: HTMLInputElement) => (field.value = `Ada ${'👍'[0]}`));
  await button(page).click();
  await expect(toast(page)).toHaveText('Please remove the characters that cannot be read');
  await expect(nameField(page)).toBeFocused();
  expect(receiver.requests).toHaveLength(0);
});
