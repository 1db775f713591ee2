import { netlifyForm } from './netlify-form';
import { signUpsWith } from './options';
import { readWaitlistSettings } from './settings';

test('the static form for Netlify has every field that is sent', () => {
  const form = netlifyForm(
    readWaitlistSettings({
      GATSBY_WAITLIST_PRESET: 'netlify',
      GATSBY_WAITLIST_FIELDS: '{"email":"e\\"mail","source":"site"}',
    }),
  );
  expect(form).toContain('<form name="waitlist" method="post" data-netlify="true" hidden>');
  expect(form?.match(/<input[^>]* name="[^"]*"/g)).toEqual([
    '<input type="text" name="name"',
    '<input type="text" name="e&#34;mail"',
    '<input type="text" name="source"',
  ]);
});

test.each([
  ['simulated', {}],
  ['delivered', { GATSBY_WAITLIST_URL: '/join' }],
  ['confirmed', { GATSBY_WAITLIST_URL: '/join', GATSBY_WAITLIST_CONFIRMS: 'yes' }],
])('sign-ups are %s with the settings %j, and Netlify gets no form', (signUps, settings) => {
  const delivery = readWaitlistSettings({ ...settings });
  expect(signUpsWith(delivery)).toBe(signUps);
  expect(netlifyForm(delivery)).toBeNull();
});
