import { readWaitlistSettings } from '../../plugins/publish/waitlist-settings';
import { probe } from '../../scripts/probe-waitlist';
import { button, nameField, next } from '../delivery/form';
import { confirm, expect, expectReceived, signUp, submit, test } from './newsletter';

const NAMES: [string, string][] = [
  ['accents in two spellings', 'Zoe\u0308 Zo\u00EB Łukasz'],
  ['emoji', '👩‍👩‍👧 Ada 🇺🇸'],
  ['right-to-left text', 'עדה لوفليس \u202Eabc\u202C'],
  ['markup', '<b onclick="alert(1)">Ada</b> & Co'],
  ['the most characters', 'ä'.repeat(191)],
  ['the most emoji', `${'👍'.repeat(95)}!`],
];

for (const [what, name] of NAMES) {
  test(`a name with ${what} arrives unchanged once the address is confirmed`, async ({
    page,
    newsletter,
  }) => {
    const entries = { name, email: `${what.replaceAll(' ', '-')}@example.com` };
    expect(await signUp(page, newsletter, entries)).toBe(true);
    await expect(next(page)).toContainText('confirm your address');
    expect(newsletter.ghost.members().map(({ email }) => email)).not.toContain(entries.email);
    expect(await confirm(newsletter, entries.email)).toEqual([true]);
    expectReceived(newsletter, entries);
  });
}

test('a name that Ghost could not store is refused by the form', async ({ page, newsletter }) => {
  await nameField(page).fill('a'.repeat(192));
  await page.getByLabel('Email address').fill('too-long@example.com');
  await button(page).click();
  await expect(nameField(page)).toHaveAccessibleDescription('At most 191 characters');
  expect(newsletter.ghost.linksTo('too-long@example.com')).toEqual([]);
});

test('the same address stays one member, before and after it is confirmed', async ({ page, newsletter }) => {
  const entries = { name: 'Ada Lovelace', email: 'again@example.com' };
  const showForm = () => page.getByRole('button', { name: 'Use another address' }).click();
  expect(await signUp(page, newsletter, entries)).toBe(true);
  await showForm();
  expect(await signUp(page, newsletter, entries)).toBe(true);
  expect(await confirm(newsletter, entries.email)).toEqual([true, true]);
  await showForm();
  expect(await signUp(page, newsletter, { ...entries, name: 'Another name' })).toBe(true);
  expect(newsletter.ghost.linksTo(entries.email)).toHaveLength(3);
  await confirm(newsletter, entries.email);
  expectReceived(newsletter, entries);
});

for (const email of [
  'two..dots@example.com',
  'hyphen@-example.com',
  'short@domain.c',
  'two@at@example.com',
]) {
  test(`${email} is refused by Ghost: the visitor reads that it failed`, async ({ page, newsletter }) => {
    expect(await signUp(page, newsletter, { name: 'Ada', email })).toBe(false);
    expect(newsletter.ghost.linksTo(email)).toEqual([]);
    const entries = { name: 'Ada', email: `corrected-${email.length}@example.com` };
    await page.getByLabel('Email address').fill(entries.email);
    expect(await submit(page, newsletter, entries)).toBe(true);
    await confirm(newsletter, entries.email);
    expectReceived(newsletter, entries);
  });
}

test('the operator’s probe is acknowledged, and confirmed by its link', async ({ newsletter }) => {
  const { ghost, settings, site } = newsletter;
  const delivery = readWaitlistSettings(settings);
  expect(delivery && (await probe(delivery, site, 'hello@example.com'))).toContain(
    'acknowledged the test sign-up',
  );
  const entries = { name: 'Waitlist probe', email: 'hello+waitlist-probe@example.com' };
  expect(await confirm(newsletter, entries.email)).toEqual([true]);
  expect(ghost.members()).toContainEqual(entries);
});
