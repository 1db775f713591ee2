import { takes } from './receiver';
import { button, emailField, expect, fill, nameField, status, test, toast } from './form';

for (const format of ['json', 'form'] as const) {
  test(`any text is received byte for byte, as ${format}`, async ({ page, receiver, open }) => {
    const signup = {
      name: '👩‍👩‍👧 Zoe\u0308 עדה \u202Eabc\u202C Аdа <img src=x onerror=alert(1)>"&\' \u2028',
      email: `"<b>&="@еxample.com`,
    };
    receiver.behaviours = [takes()];
    await open({ format });
    await fill(page, signup);
    await emailField(page).press('Enter');
    await expect(status(page)).toHaveText('Thank you for joining the waitlist!');
    const { body = '' } = receiver.requests[0] ?? {};
    const fields =
      format === 'json' ? (JSON.parse(body) as object) : Object.fromEntries(new URLSearchParams(body));
    // \u2028 counts as a space, so it is trimmed.
    expect(fields).toEqual({ ...signup, name: signup.name.trim() });
  });
}

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
