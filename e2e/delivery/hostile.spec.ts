import { takes } from './behaviours';
import { button, emailField, expect, fill, nameField, SIGNUP, status, test, toast } from './form';

const RECEIVED: [string, typeof SIGNUP][] = [
  ['emoji', { name: '👩‍👩‍👧 Ada 🇺🇸', email: SIGNUP.email }],
  ['right to left', { name: 'עדה لوفليس \u202Eabc\u202C', email: SIGNUP.email }],
  ['look-alikes', { name: 'Аdа', email: 'аdа@example.com' }],
  ['markup', { name: '<img src=x onerror=alert(1)>"&\'', email: `"<b>"@example.com` }],
  ['accents in two spellings', { name: 'Zoe\u0308 Zo\u00EB', email: SIGNUP.email }],
  ['a separator of lines', { name: 'Ada\u2028Lovelace\u0001', email: SIGNUP.email }],
];

for (const format of ['json', 'form'] as const) {
  for (const [what, signup] of RECEIVED) {
    test(`${what}, as ${format}: received byte for byte`, async ({ page, receiver, open }) => {
      receiver.behaviours = [takes()];
      await open({ format });
      await fill(page, signup);
      await emailField(page).press('Enter');
      await expect(status(page)).toHaveText('Thank you for joining the waitlist!');
      const { body = '' } = receiver.requests[0] ?? {};
      const fields =
        format === 'json' ? (JSON.parse(body) as object) : Object.fromEntries(new URLSearchParams(body));
      expect(fields).toEqual(signup);
    });
  }
}

const REFUSED: [string, typeof SIGNUP, string][] = [
  [
    'a name of 1 MB',
    { ...SIGNUP, name: 'a'.repeat(1_000_000) },
    'Please shorten your name to 191 characters',
  ],
  ['100,000 @', { ...SIGNUP, email: '@'.repeat(100_000) }, 'Please enter a valid email address'],
  ['NUL', { ...SIGNUP, name: 'Ada\0' }, 'Please remove the characters that cannot be read'],
  ['half an emoji', { ...SIGNUP, name: 'Ada \uD83D' }, 'Please remove the characters that cannot be read'],
];

for (const [what, signup, sentence] of REFUSED) {
  test(`${what}: refused with a sentence, nothing sent`, async ({ page, receiver, open }) => {
    receiver.behaviours = [takes()];
    await open();
    // Not fill(): a half emoji does not survive the way to the browser.
    await page.evaluate(
      ({ name, email }) => {
        const form = document.querySelector('form');
        for (const [field, value] of Object.entries({ name: JSON.parse(name), email })) {
          (form?.elements.namedItem(field) as HTMLInputElement).value = value as string;
        }
      },
      { ...signup, name: JSON.stringify(signup.name) },
    );
    await button(page).click();
    await expect(toast(page)).toHaveText(sentence);
    const field = what === '100,000 @' ? emailField(page) : nameField(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(sentence);
    expect(receiver.requests).toHaveLength(0);
  });
}
