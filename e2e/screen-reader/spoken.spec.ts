import { MESSAGES } from '../../src/waitlist/messages';
import { expect, open, test } from '../page';
import { ScreenReader } from './reader';

type Phrase = string | RegExp;

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** Fails with the first phrase that does not come after those before it. */
function expectInOrder(spoken: string[], phrases: Phrase[]): void {
  let from = 0;
  for (const phrase of phrases) {
    const found = spoken.findIndex(
      (text, index) => index >= from && (typeof phrase === 'string' ? text === phrase : phrase.test(text)),
    );
    expect(found, `"${phrase}" after ${spoken.slice(Math.max(0, from - 3), from).join(' | ')}`).not.toBe(-1);
    from = found + 1;
  }
}

const TOP: Phrase[] = ['document', 'link, Skip to content', 'banner', /^link, \S/, 'navigation, Main'];
const END: Phrase[] = [
  'end of main',
  'contentinfo',
  'navigation, Quick links',
  'navigation, Legal',
  ...['Terms', 'Privacy', 'Cookie', 'Disclaimer'].map((label) => `link, ${label}`),
  'end of contentinfo',
  'end of document',
];

test('speaks the landing page in order, then what is missing and the result of the form, each once', async ({
  page,
}) => {
  await open(page, '/');
  const reader = new ScreenReader(page);
  await reader.start();
  const spoken = await reader.readAll();
  expectInOrder(spoken, [
    ...TOP,
    ...['Services', 'Benefits', 'How It Works', 'FAQ', 'Join Waitlist'].map((label) => `link, ${label}`),
    'end of banner',
    'main',
    /^heading, .+, level 1$/,
    'link, Join the Waitlist',
    'link, Learn More',
    /^figure, \S/,
    /^table/,
    'term',
    'definition',
    // Services, benefits, how it works.
    ...Array.from({ length: 3 }, () => [
      /^region, /,
      /^heading, .+, level 2$/,
      /^heading, .+, level 3$/,
    ]).flat(),
    /^region, /,
    /^heading, .+, level 2$/,
    /^textbox, Full name, .*required/,
    /^textbox, Email address, .*required/,
    'button, Join the Waitlist',
    /^region, /,
    /^heading, .+, level 2$/,
    /^heading, .+\?, level 3$/,
    /^button, .+\?, 1 control, not expanded$/,
    ...END,
  ]);
  expect(spoken.filter((text) => /level 1$/.test(text) && text.startsWith('heading'))).toHaveLength(1);
  expect(
    spoken.filter((text) => /^(link|button|textbox|image)$/.test(text)),
    'without a name',
  ).toEqual([]);
  await reader.spoken();

  const submit = page.locator('#waitlist button[type=submit]');
  await submit.click();
  await expect
    .poll(async () => (await reader.spoken()).join('|'))
    .toMatch(/textbox, Full name, [^|]+, invalid, required/);
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email address').fill('ada@example.com');
  await submit.click();
  await expect.poll(() => reader.hasSpoken(`polite: ${MESSAGES.joined}`)).toBe(true);
  const spokenNow = await reader.spoken();
  expect(spokenNow.filter((phrase) => phrase.includes(MESSAGES.joined))).toHaveLength(1);
});
